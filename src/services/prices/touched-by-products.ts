import { discountedPrice } from "@/src/domain/money/discount";
import { amountsOf } from "@/src/domain/money/own-price";
import { minor } from "@/src/domain/money/minor";
import type { ReductionPreview } from "@/src/domain/prices/price-preview";
import { lowestPriceIn, type PastPrice } from "@/src/domain/product/lowest-price-before";
import type { Shop } from "@/src/services/shop";
import { paidIn, type Money, type NamedChange, type Touched } from "./touched";

/** The reference price of a current or future reduction once the new price is valid. */
function reductionOf(
  { priced, discount }: NamedChange,
  history: readonly PastPrice[],
  now: Date,
  money: Money,
): ReductionPreview {
  const paidBefore = paidIn(money, priced.before, discount);
  const paidAfter = paidIn(money, priced.after, discount);
  const { price: paid, own } = discountedPrice(priced.after, discount);
  const next: PastPrice = { paid, ownPaid: amountsOf(own), discount, since: now };
  // Without a reduction: as if one began immediately afterwards.
  const begun: PastPrice = { paid: minor(0), discount: 1, since: new Date(now.getTime() + 1) };
  const past = discount > 0 ? [...history, next] : [...history, next, begun];
  const lowest = lowestPriceIn(past, money.currency, money.rates);
  return {
    discount,
    paidBefore,
    paidAfter,
    lowest,
    isNone: discount > 0 && lowest !== null && paidAfter >= lowest,
  };
}

/** Effects of new product prices on open carts and reductions, and the promo codes that apply to them. */
export async function touchedByProducts(
  store: Shop["store"],
  changes: readonly NamedChange[],
  now: Date,
  money: Money,
): Promise<Touched> {
  const [lines, history, codes] = await Promise.all([
    store.prices.findOpenLines(changes.map(({ reference }) => reference)),
    store.prices.findPastPrices(changes.map(({ id }) => id)),
    store.prices.findRunningCodes(now),
  ]);
  const differenceOf = new Map(
    changes.map(({ reference, priced, discount }) => [
      reference,
      paidIn(money, priced.after, discount) - paidIn(money, priced.before, discount),
    ]),
  );
  const cartsOf = (some: typeof lines) => ({
    count: new Set(some.map(({ cart }) => cart)).size,
    difference: some.reduce((sum, { sku, quantity }) => sum + (differenceOf.get(sku) ?? 0) * quantity, 0),
  });
  return {
    carts: cartsOf(lines),
    rows: new Map(
      changes.map((change) => [
        change.id,
        {
          readyMade: null,
          bespoke: null,
          carts: cartsOf(lines.filter(({ sku }) => sku === change.reference)),
          reduction: reductionOf(change, history.get(change.id) ?? [], now, money),
          codes: codes
            .filter(({ skus }) => skus.length === 0 || skus.includes(change.reference))
            .map(({ code, percent }) => `${code} −${percent} %`),
        },
      ]),
    ),
  };
}
