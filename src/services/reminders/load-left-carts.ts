import type { LeftCart, LeftCartPlace, RecoveredMonth, RecoveredOrder } from "@/src/domain/cart/left-cart";
import type { Shop } from "@/src/services/shop";

const hour = 3_600_000;
const day = 24 * hour;
/** A cart changed more recently may still be in use. */
const patience = hour;
/** Carts older than this are not shown. */
const memory = 30 * day;
/** A year, to compare this month with last year's. */
const months = 396 * day;
const shown = 25;

export interface LeftCartsPage {
  readonly carts: readonly LeftCart[];
  /** null on the last page */
  readonly next: LeftCartPlace | null;
  readonly months: readonly RecoveredMonth[];
  readonly recovered: readonly RecoveredOrder[];
}

/** Abandoned carts, and orders recovered by reminders. @param withAddress for staff who may see the owners */
export async function loadLeftCarts(
  { store, clock }: Pick<Shop, "store" | "clock">,
  after: LeftCartPlace | null,
  withAddress: boolean,
): Promise<LeftCartsPage> {
  const now = clock().getTime();
  const before = (time: number) => new Date(now - time);
  const [found, byMonth, recovered] = await Promise.all([
    store.carts.listLeftCarts({
      since: before(memory),
      idle: before(patience),
      after,
      most: shown + 1,
      withAddress,
    }),
    store.carts.recoveredByMonth(before(months)),
    store.carts.listRecovered(before(memory), 10),
  ]);
  const carts = found.slice(0, shown);
  const last = carts.at(-1);
  return { carts, next: found.length > shown && last ? last : null, months: byMonth, recovered };
}
