import { quantityLimits } from "@/src/domain/cart/cart";
import type { Locale } from "@/src/domain/locale/locale";
import type { LineItemRequest } from "@/src/domain/contracts/ucp/session-request";
import type { LineProblem } from "@/src/domain/ucp/agent-session";
import { addToCart, type AddError } from "@/src/services/cart/add-to-cart";
import { findSkuFacts, isOutOfStock } from "@/src/services/cart/price-today";
import { keysOf, type CartReader } from "@/src/services/cart/retrieve-cart";
import type { Shop } from "@/src/services/shop";
import { configuredItem } from "@/src/services/ucp/configured-item";

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

async function problemOf(shop: Shop, item: string, error: AddError): Promise<LineProblem> {
  if (error === "cart-full") return { code: "cart_full", item };
  const snapshot = await shop.store.loadSnapshot();
  const isSoldOut = isOutOfStock(snapshot, await findSkuFacts(shop, item));
  return { code: isSoldOut ? "out_of_stock" : "item_unavailable", item };
}

interface Replaced {
  /** secret of the cart; null where nothing could be put into a new one */
  readonly token: string | null;
  readonly problems: readonly LineProblem[];
}

/**
 * Makes the lines of a cart those of a request, through the same additions and removals as every cart.
 * @param token of the cart, null to create one
 */
export async function replaceLines(
  shop: Shop,
  token: string | null,
  items: readonly LineItemRequest[],
  locale: Locale,
): Promise<Replaced> {
  const { lines, problems } = await resolve(shop, items, locale);
  const before = token === null ? [] : await shop.store.carts.readCartLines(token);
  let reader: CartReader = { token, session: null, locale, promoCode: null, cardCodes: [] };
  for (const { sku } of before) {
    if (!lines.some((line) => line.sku === sku))
      await shop.store.carts.removeCartLine(keysOf(shop, reader), sku);
  }
  for (const { sku, quantity } of lines) {
    const isKept = before.some((line) => line.sku === sku);
    const added = await addToCart(shop, { sku, quantity, overwrite: isKept, replaces: null }, reader);
    if (added.ok) reader = { ...reader, token: added.value.token };
    else problems.push(await problemOf(shop, sku, added.error));
  }
  return { token: reader.token, problems };
}
