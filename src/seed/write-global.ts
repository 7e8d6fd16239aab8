import type { GlobalSlug, Payload } from "payload";
import type { SeedRow } from "./upsert";

/** A global in the database's own shape, all languages at once. */
export async function writeGlobal(payload: Payload, slug: GlobalSlug, data: SeedRow): Promise<void> {
  const found = await payload.db.findGlobal<{ id?: number }>({ slug });
  await (found.id === undefined
    ? payload.db.createGlobal({ slug, data })
    : payload.db.updateGlobal({ slug, data }));
}
