import type { Payload } from "payload";
import * as v from "valibot";
import type { PreorderOffer } from "@/src/domain/preorder/preorder-offer";
import { flagRow, localisedRow, moneyRow, readRows, referenceRow, referencesRow } from "@/src/store/rows";

const dayRow = v.nullish(
  v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((date) => new Date(date).toISOString()),
  ),
  null,
);

const offerRow = v.object({
  id: v.number(),
  key: v.string(),
  name: localisedRow,
  text: localisedRow,
  product: referenceRow,
  straps: referencesRow,
  price: moneyRow,
  depositPercent: v.number(),
  pieces: v.number(),
  opensAt: dayRow,
  closesAt: dayRow,
  shipsAt: dayRow,
  isInvited: flagRow,
});

const productRow = v.object({
  id: v.number(),
  sku: v.string(),
  watch: referenceRow,
  diameter: v.nullish(v.number(), null),
});
const watchRow = v.object({ id: v.number(), code: v.string() });
const strapRow = v.object({ id: v.number(), key: v.string(), family: v.number() });
const familyRow = v.object({ id: v.number(), key: v.string() });

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Every enabled offer whose watch still exists. */
export async function loadPreorderOffers(payload: Payload): Promise<readonly PreorderOffer[]> {
  const rows = await readRows(payload, "preorder-offers", offerRow, { where: { enabled: { equals: true } } });
  const [products, watches, straps, families] = await Promise.all([
    readRows(payload, "products", productRow).then(byId),
    readRows(payload, "watches", watchRow).then(byId),
    readRows(payload, "straps", strapRow).then(byId),
    readRows(payload, "strap-families", familyRow).then(byId),
  ]);
  return rows.flatMap(({ product: productId, straps: strapIds, shipsAt, ...row }): PreorderOffer[] => {
    const product = productId === null ? undefined : products.get(productId);
    const watch = product?.watch ? watches.get(product.watch) : undefined;
    if (!product || !watch || shipsAt === null) return [];
    return [
      {
        ...row,
        shipsAt,
        sku: product.sku,
        watch: watch.code,
        diameter: product.diameter,
        straps: strapIds.flatMap((id) => {
          const strap = straps.get(id);
          const family = strap && families.get(strap.family);
          return strap && family ? [{ family: family.key, key: strap.key }] : [];
        }),
      },
    ];
  });
}
