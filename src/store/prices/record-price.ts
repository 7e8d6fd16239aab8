import type { PayloadRequest } from "payload";
import { discounted } from "@/src/domain/money/discount";
import { minor } from "@/src/domain/money/minor";

/** What the price history knows of a product. */
export interface PricedProduct {
  readonly id: number;
  readonly price: number;
  readonly discount: number;
}

/**
 * Records the price of a published product, in the transaction that publishes it, unless it is the one recorded last. Rows are
 * never changed: a reduction is announced beside the lowest price of the 30 days before it.
 */
export async function recordPrice(
  { id, price, discount }: PricedProduct,
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
  if (known && known.price === price && known.discount === discount) return;
  await req.payload.create({
    collection: "price-history",
    data: {
      product: id,
      price,
      discount,
      paid: discounted(minor(price), discount),
      since: new Date().toISOString(),
    },
    overrideAccess: true,
    req,
  });
}
