import { isDeepStrictEqual } from "node:util";
import type { PayloadRequest } from "payload";
import * as v from "valibot";
import { discountedPrice } from "@/src/domain/money/discount";
import { minor } from "@/src/domain/money/minor";
import { amountsOf, ownAmounts } from "@/src/domain/money/own-price";
import { ownPricesRow } from "@/src/store/rows";

/** What the price history knows of a product. */
export interface PricedProduct {
  readonly id: number;
  readonly price: number;
  readonly discount: number;
  /** as the database has them */
  readonly ownPrices?: unknown;
}

/**
 * Records the price of a published product, in the transaction that publishes it, unless it is the one recorded last. Rows are
 * never changed: a reduction is announced beside the lowest price of the 30 days before it.
 */
export async function recordPrice(
  { id, price, discount, ownPrices }: PricedProduct,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "price-history",
    where: { product: { equals: id } },
    sort: "-since",
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [known] = docs;
  const reduced = discountedPrice(
    { price: minor(price), own: ownAmounts(minor(price), v.parse(ownPricesRow, ownPrices)) },
    discount,
  );
  const ownPaid = amountsOf(reduced.own);
  const isSameOwn = isDeepStrictEqual(known?.ownPaid ?? {}, ownPaid);
  if (known && known.price === price && known.discount === discount && isSameOwn) return;
  await req.payload.create({
    collection: "price-history",
    data: {
      product: id,
      price,
      discount,
      paid: reduced.price,
      ...(Object.keys(ownPaid).length > 0 && { ownPaid }),
      since: new Date().toISOString(),
    },
    overrideAccess: true,
    req,
  });
}
