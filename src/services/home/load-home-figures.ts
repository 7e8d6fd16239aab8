import { parisDay } from "@/src/domain/calendar/paris-day";
import type {
  BestSold,
  LeftCarts,
  ScheduledAct,
  TodaySales,
  WaitingDraft,
  WaitingKind,
} from "@/src/domain/home/waiting";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import type { Shop } from "@/src/services/shop";
import { createRecentValue } from "@/src/services/configurator/recent-value";

/** What the staff member may read. */
export interface HomeRights {
  readonly waiting: readonly WaitingKind[];
  /** drafts and scheduled changes */
  readonly content: boolean;
  /** orders and their totals */
  readonly sales: boolean;
  /** best sellers and abandoned carts, anonymous */
  readonly attention: boolean;
}

export interface ContentFigures {
  readonly drafts: { readonly count: number; readonly newest: readonly WaitingDraft[] };
  readonly scheduled: readonly ScheduledAct[];
  /** scheduled price changes */
  readonly prices: readonly {
    readonly id: number;
    readonly catalogue: PriceCatalogue;
    readonly count: number;
    readonly at: Date;
  }[];
}

/** Figures of the admin's first page; null for those its reader may not see. */
export interface HomeFigures {
  readonly waiting: ReadonlyMap<WaitingKind, number>;
  readonly content: ContentFigures | null;
  readonly sales: TodaySales | null;
  readonly best: BestSold | null;
  readonly left: LeftCarts | null;
}

const shown = 8;
const hour = 3_600_000;
/** Milliseconds the month's sales are cached. */
const recent = 60_000;

/** Midnight in Paris, of a day as 2026-03-31. */
function startOf(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  const offset = parisDay(new Date(utc.getTime() - 2 * hour)) === day ? 2 : 1;
  return new Date(utc.getTime() - offset * hour);
}

const kept = new WeakMap<Shop["store"], () => Promise<BestSold>>();

/** Best sellers of the month, read at most once a minute. */
function bestOf({ store, clock }: Pick<Shop, "store" | "clock">): Promise<BestSold> {
  const known = kept.get(store);
  if (known) return known();
  const read = createRecentValue(
    () => store.home.readBestSold(startOf(`${parisDay(clock()).slice(0, 7)}-01`)),
    recent,
    () => clock().getTime(),
    (error) => {
      throw error;
    },
  );
  kept.set(store, read);
  return read();
}

async function loadContent({ store }: Pick<Shop, "store">): Promise<ContentFigures> {
  const [drafts, scheduled, batches] = await Promise.all([
    store.home.findDrafts(shown),
    store.home.findScheduled(shown),
    store.prices.listScheduledBatches(),
  ]);
  const prices = batches.flatMap(({ id, catalogue, changes, dueAt }) =>
    dueAt === null ? [] : [{ id, catalogue, count: changes.length, at: dueAt }],
  );
  return { drafts, scheduled, prices };
}

/** Pending work and today's figures, as far as the reader may see them. */
export async function loadHomeFigures(
  shop: Pick<Shop, "store" | "clock">,
  rights: HomeRights,
): Promise<HomeFigures> {
  const now = shop.clock();
  const today = { since: startOf(parisDay(now)), idle: new Date(now.getTime() - hour) };
  const [waiting, content, sales, best, left] = await Promise.all([
    shop.store.home.countWaiting(rights.waiting),
    rights.content ? loadContent(shop) : null,
    rights.sales ? shop.store.home.readTodaySales(now) : null,
    rights.attention ? bestOf(shop) : null,
    rights.attention ? shop.store.home.readLeftCarts(today, shown) : null,
  ]);
  return { waiting, content, sales, best, left };
}
