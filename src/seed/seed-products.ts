import type { Where } from "payload";
import { products } from "./content/products";
import { watches } from "./content/watches";
import type { SceneIds } from "./import-scenes";
import { idOf, type OptionIds } from "./seed-options";
import { forEachAtOnce, upsertRow, type SeedRow } from "./upsert";
import type { Seeding } from "./delivered";

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
async function beginHistory({ payload }: Seeding, product: number, price: number): Promise<void> {
  const count = (collection: "price-history" | "products", where: Where) =>
    payload.count({ collection, where, overrideAccess: true });
  if ((await count("price-history", { product: { equals: product } })).totalDocs > 0) return;
  // Staff may have deleted it since.
  if ((await count("products", { id: { equals: product } })).totalDocs === 0) return;
  const data = { product, price, discount: 0, paid: price, since: new Date().toISOString() };
  await payload.create({ collection: "price-history", data, overrideAccess: true });
}

/** Writes every sku. @returns their ids by sku */
export async function seedProducts(
  seeding: Seeding,
  watchIds: OptionIds,
  scenes: SceneIds,
): Promise<OptionIds> {
  const entries = await forEachAtOnce(
    [...watchRows(watchIds), ...otherRows(scenes)],
    async (row): Promise<[string, number]> => {
      const data = { ...row, discount: 0, isVisible: true };
      const id = await upsertRow(seeding, "products", { sku: { equals: row.sku } }, data);
      await beginHistory(seeding, id, row.price);
      return [row.sku, id];
    },
  );
  return new Map(entries);
}
