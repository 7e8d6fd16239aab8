import type { Payload } from "payload";
import * as v from "valibot";
import { isCode, lineKinds } from "@/src/domain/cart/article-kind";
import { foreignCurrencies } from "@/src/domain/money/currency";
import { ownAmounts, withOwn, type OwnAmounts } from "@/src/domain/money/own-price";
import { availabilities } from "@/src/domain/product/availability";
import { lowestOwnBefore, lowestPriceBefore } from "@/src/domain/product/lowest-price-before";
import { soldAhead } from "@/src/domain/product/sold-ahead";
import type { Product } from "@/src/domain/product/product";
import { loadSettings } from "@/src/store/content/load-settings";
import { readCounts } from "@/src/store/stock/read-counts";
import { readPictures } from "./read-pictures";
import type { readNewestRows } from "@/src/store/newest-rows";
import {
  flagRow,
  localisedRow,
  moneyRow,
  optionalTextRow,
  ownPricesRow,
  readRows,
  referenceRow,
  referencesRow,
} from "@/src/store/rows";

const productRow = v.object({
  id: v.number(),
  sku: v.string(),
  slug: v.string(),
  kind: v.picklist(lineKinds),
  name: localisedRow,
  description: localisedRow,
  warnings: optionalTextRow,
  price: moneyRow,
  ownPrices: ownPricesRow,
  discount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  isVisible: flagRow,
  availability: v.picklist(availabilities),
  isNew: flagRow,
  watch: referenceRow,
  diameter: v.nullish(v.number(), null),
  page: v.nullish(v.string()),
  images: referencesRow,
});

const watchRow = v.object({ id: v.number(), code: v.string(), path: v.string() });

const dayRow = v.nullish(
  v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((date) => new Date(date).toISOString()),
  ),
  null,
);

const runRow = v.object({
  key: v.string(),
  product: referenceRow,
  shipsAt: dayRow,
  closesAt: dayRow,
  pieces: v.number(),
  isInvited: flagRow,
});

const historyRow = v.object({
  product: v.number(),
  paid: moneyRow,
  ownPaid: v.nullish(v.record(v.picklist(foreignCurrencies), moneyRow), {}),
  discount: v.number(),
  since: v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((date) => new Date(date)),
  ),
});

type Lowest = Pick<Product, "lowestPrice" | "lowestOwn">;

/** Lowest earlier price of the reduced products, by id. */
async function readLowestPrices(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Lowest>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(payload, "price-history", historyRow, { where: { product: { in: [...ids] } } });
  const hasOwn = rows.some(({ ownPaid }) => Object.keys(ownPaid).length > 0);
  const rates = hasOwn ? (await loadSettings(payload)).rates : null;
  const pastOf = (id: number) => rows.filter((row) => row.product === id);
  return new Map(
    ids.map((id) => [
      id,
      {
        lowestPrice: lowestPriceBefore(pastOf(id)),
        ...(rates && withLowestOwn(lowestOwnBefore(pastOf(id), rates))),
      },
    ]),
  );
}

const withLowestOwn = (lowestOwn: OwnAmounts) => (Object.keys(lowestOwn).length > 0 ? { lowestOwn } : {});

/** Every product by sku, including those not on sale. @param read drafts, for authorised readers */
export async function loadProducts(
  payload: Payload,
  read: typeof readNewestRows = readRows,
): Promise<readonly Product[]> {
  const [rows, watchRows, runs, pictures, counts] = await Promise.all([
    read(payload, "products", productRow, { sort: "sku" }),
    read(payload, "watches", watchRow),
    readRows(payload, "preorder-offers", runRow, { where: { enabled: { equals: true } } }),
    readPictures(payload),
    readCounts(payload.db.pool),
  ]);
  const watches = new Map(watchRows.map((watch) => [watch.id, watch]));
  const lowest = await readLowestPrices(
    payload,
    rows.filter((row) => row.discount > 0).map((row) => row.id),
  );
  return rows.map(({ id, watch: watchId, images, page, warnings, ownPrices, ...row }): Product => {
    const watch = watchId === null ? undefined : watches.get(watchId);
    const stock = counts("products", id);
    const ahead = soldAhead(
      runs.filter(({ product }) => product === id),
      new Date(),
    );
    return {
      ...row,
      ...withOwn(isCode(row.kind) ? {} : ownAmounts(row.price, ownPrices)),
      ...(warnings && { warnings }),
      availability: ahead ? "pre-order" : stock?.isSoldOut ? "sold-out" : row.availability,
      ...(ahead && { ahead }),
      ...(stock && { stock }),
      watch: watch?.code ?? null,
      ...(lowest.get(id) ?? { lowestPrice: null }),
      images: images.flatMap((image) => pictures.get(image) ?? []),
      page: page || watch?.path || `/produit/${row.slug}`,
    };
  });
}
