import { cartDuties } from "@/src/domain/cart/cart-duties";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import type { OrderDraft } from "@/src/domain/order/order";
import type { Pieces } from "@/src/domain/stock/stock";
import { sumPieces, wantedPieces } from "@/src/domain/stock/wanted-pieces";
import { fail, ok, type Result } from "@/src/domain/result";
import { applyPromotions } from "@/src/services/cart/apply-promotions";
import { bespokeIdsOf, countedLine, priceLines } from "@/src/services/cart/price-lines";
import type { Shop } from "@/src/services/shop";
import type { PromiseSource } from "@/src/services/workshop/promise-days";
import type { FoundCart } from "@/src/store/carts/found-cart";
import { draftOrder, type DraftRequest } from "./draft-order";

/** Least (other than zero) and most that the provider charges, in the smallest unit of a currency. */
const MIN_CHARGE = 50;
const MAX_CHARGE = 99_999_999;

export type ChargeError = "too-little" | "too-much";

/** Why a total cannot be charged; null if it can. */
export function refusalOfCharge({
  total,
  chargeCurrency,
}: Pick<OrderDraft, "total" | "chargeCurrency">): ChargeError | null {
  const charge = toSmallestUnit(total, chargeCurrency);
  if (charge > MAX_CHARGE) return "too-much";
  return charge > 0 && charge < MIN_CHARGE ? "too-little" : null;
}

/** A draft, and what else is needed to save it. */
export interface Drafted {
  readonly draft: OrderDraft;
  /** source of the promised dispatch day */
  readonly promise: PromiseSource;
  /** pieces taken from counted stock */
  readonly pieces: readonly Pieces[];
}

export type DraftError = "unsellable" | "shop-closed";

/**
 * Prices and describes the lines of an order: the only way from skus to an order, for shoppers and staff alike.
 * @param found lines and the currently valid promotions
 */
export async function draftFound(
  shop: Shop,
  found: Pick<FoundCart, "lines" | "promotions" | "mark">,
  request: Pick<DraftRequest, "locale" | "currency" | "note" | "hasCards"> & { readonly dutyPaid?: boolean },
): Promise<Result<Drafted, DraftError>> {
  const [{ value: snapshot }, watches] = await Promise.all([
    shop.store.snapshots.at(found.mark),
    shop.store.findBespokeWatches(bespokeIdsOf(found.lines)),
  ]);
  const { settings, catalogue, words } = snapshot;
  const priced = priceLines(found.lines, { snapshot, watches, locale: request.locale });
  const { lines, promotion, amount } = applyPromotions(priced, found.promotions, settings.rates);
  if (lines.some((line) => !line.isSellable)) return fail("unsellable");
  const { currency, hasCards = false } = request;
  const duties = request.dutyPaid ? cartDuties(lines, amount, { currency, hasCards }, settings) : null;
  const draft = draftOrder({
    ...request,
    duties: duties && { ...duties, title: words[request.locale].border.line },
    lines,
    promotion,
    amount,
    settings,
    catalogueVersion: catalogue.version,
  });
  if (settings.maintenance.isClosed) return fail("shop-closed");
  const pieces = sumPieces(lines.map((line) => wantedPieces(countedLine(line), snapshot)));
  return ok({ draft, promise: { catalogue, settings }, pieces });
}
