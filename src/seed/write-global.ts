import type { GlobalSlug } from "payload";
import type { Fields } from "@/src/domain/delivered/follow-delivery";
import { onlyDocument } from "@/src/domain/translation/address";
import { isGlobalDraftWaiting, writeGlobalRow } from "@/src/store/versions/write-row";
import { readDelivered, remember, type Seeding } from "./delivered";
import { deliveredFields, followRow } from "./follow-row";
import type { SeedRow } from "./upsert";

/** Writes a global in the database's own shape, all languages at once; an update writes unchanged fields only. */
export async function writeGlobal(
  { payload, isUpdate }: Seeding,
  slug: GlobalSlug,
  data: SeedRow,
): Promise<void> {
  const name = { entity: slug, key: onlyDocument };
  const found = await payload.db.findGlobal<Fields & { id: number }>({ slug });
  if (isUpdate && found.id !== undefined) {
    await followRow(payload, data, {
      name,
      document: null,
      before: await readDelivered(payload, name),
      found,
      isDraftWaiting: () => isGlobalDraftWaiting({ payload }, slug),
      write: (row, req) => writeGlobalRow({ payload, req }, slug, false, row),
    });
    return;
  }
  const row = await writeGlobalRow({ payload }, slug, found.id === undefined, data);
  const stored = deliveredFields(row, data);
  await remember(payload, name, { document: null, delivered: data, stored, kept: {} });
}
