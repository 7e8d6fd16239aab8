import type { Payload } from "payload";
import { products } from "./content/products";
import { watches } from "./content/watches";
import type { SceneIds } from "./import-scenes";
import { idOf, type OptionIds } from "./seed-options";
import { forEachAtOnce, upsertRow, type SeedRow } from "./upsert";

interface ProductRow extends SeedRow {
  readonly sku: string;
  readonly price: number;
}

function watchRows(watchIds: OptionIds): ProductRow[] {
  return watches.flatMap((watch) =>
    watch.products.map((product) => ({
      ...product,
      slug: product.sku.toLowerCase(),
      kind: "watch",
      description: watch.tagline,
      watch: idOf(watchIds, watch.code),
    })),
  );
}

const otherRows = (scenes: SceneIds): ProductRow[] =>
  products.map(({ page, scene, ...product }) => ({
    ...product,
    slug: product.sku.toLowerCase(),
    isNew: false,
    availability: "in-stock",
    page: page ?? null,
    // A scene that is not drawn yet is no picture.
    images: [scene && scenes.get(scene)].filter((id) => id !== undefined),
  }));

/** The first line of a product's price history; later ones are written by the hook of the collection. */
async function beginHistory(payload: Payload, product: number, price: number): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: "price-history",
    where: { product: { equals: product } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return;
  const data = { product, price, discount: 0, paid: price, since: new Date().toISOString() };
  await payload.create({ collection: "price-history", data, overrideAccess: true });
}

/** Writes every sku. @returns their ids by sku */
export async function seedProducts(
  payload: Payload,
  watchIds: OptionIds,
  scenes: SceneIds,
): Promise<OptionIds> {
  const entries = await forEachAtOnce(
    [...watchRows(watchIds), ...otherRows(scenes)],
    async (row): Promise<[string, number]> => {
      const data = { ...row, discount: 0, isVisible: true };
      const id = await upsertRow(payload, "products", { sku: { equals: row.sku } }, data);
      await beginHistory(payload, id, row.price);
      return [row.sku, id];
    },
  );
  return new Map(entries);
}
