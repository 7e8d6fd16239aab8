import { quantityLimits } from "@/src/domain/cart/cart";
import type { Locale } from "@/src/domain/locale/locale";
import type { LineItemRequest } from "@/src/domain/contracts/ucp/session-request";
import { ok } from "@/src/domain/result";
import type { LineProblem } from "@/src/domain/ucp/agent-session";
import { findSkuFacts, isOutOfStock, priceSku, type SkuFacts } from "@/src/services/cart/price-today";
import { keysOf } from "@/src/services/cart/retrieve-cart";
import type { Shop } from "@/src/services/shop";
import { configuredItem } from "@/src/services/ucp/configured-item";
import type { Snapshot } from "@/src/store/cache/snapshot";
import type { WantedLine } from "@/src/store/carts/replace-cart-lines";
import type { Transaction } from "@/src/store/store";

interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}

/** The items by sku: those of one sku are one line. */
async function resolve(shop: Shop, items: readonly LineItemRequest[], locale: Locale) {
  const wanted = new Map<string, number>();
  const problems: LineProblem[] = [];
  for (const { item, quantity } of items) {
    const { id, configuration } = item;
    const found = configuration ? await configuredItem(shop, configuration, locale) : null;
    if (found && !found.ok) {
      problems.push(
        ...found.error.messages.map(({ content }) => ({ code: "configuration" as const, item: id, content })),
      );
      continue;
    }
    const sku = found ? found.value.sku : id;
    if (wanted.has(sku)) problems.push({ code: "lines_merged", item: sku });
    wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  }
  const lines = [...wanted].map(([sku, quantity]): Wanted => {
    if (quantity > quantityLimits.max) problems.push({ code: "quantity_revised", item: sku });
    return { sku, quantity: Math.min(quantity, quantityLimits.max) };
  });
  return { lines, problems };
}

type KnownLine = Wanted & { readonly facts: SkuFacts };

/** The lines at today's prices; what cannot be bought is a problem. */
function priceWanted(snapshot: Snapshot, lines: readonly KnownLine[]) {
  const priced: WantedLine[] = [];
  const problems: LineProblem[] = [];
  for (const { sku, quantity, facts } of lines) {
    const price = priceSku(snapshot, facts);
    const isSoldOut = isOutOfStock(snapshot, facts);
    if (price.ok)
      priced.push({ sku, quantity, priceSeen: price.value.price, ownSeen: price.value.own, isSoldOut });
    else problems.push({ code: isSoldOut ? "out_of_stock" : "item_unavailable", item: sku });
  }
  return { priced, problems };
}

/** Saves by editors cause fewer retries than this within one call. */
const MAX_TRIES = 20;

interface Replaced {
  /** secret of the cart; null where nothing could be put into a new one */
  readonly token: string | null;
  readonly problems: readonly LineProblem[];
}

/**
 * Makes the lines of a cart those of a request, by the rules of every cart.
 * @param token of the cart, null to create one
 * @param save What else is written with them: of two requests at once, all of one counts.
 * @returns what it returns
 */
export async function replaceLines<Saved>(
  shop: Shop,
  token: string | null,
  { items, locale }: { readonly items: readonly LineItemRequest[]; readonly locale: Locale },
  save: (tx: Transaction, replaced: Replaced) => Promise<Saved>,
): Promise<Saved> {
  const { store } = shop;
  const resolved = await resolve(shop, items, locale);
  const lines = await Promise.all(
    resolved.lines.map(async (line) => ({ ...line, facts: await findSkuFacts(shop, line.sku) })),
  );
  const keys = keysOf(shop, { token, session: null, promoCode: null });
  const newToken = shop.random(128);
  // The prices are of this process's snapshot; the write reports whether that is still current.
  let known = await store.snapshots.latest();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { mark, value: snapshot } = known;
    const { priced, problems } = priceWanted(snapshot, lines);
    const saved = await store.transaction(async (tx) => {
      const done = await tx.carts.replaceCartLines(keys, { lines: priced, mark, newToken });
      if (!done.ok) return done;
      const { token: replaced, soldOut } = done.value;
      const notAdded = soldOut.map((item) => ({ code: "out_of_stock" as const, item }));
      const all = [...resolved.problems, ...problems, ...notAdded];
      return ok(await save(tx, { token: replaced, problems: all }));
    });
    if (saved.ok) return saved.value;
    known = await store.snapshots.current();
  }
  throw new Error("The catalogue kept changing while the lines of a session were replaced.");
}
