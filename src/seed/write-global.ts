import type { GlobalSlug } from "payload";
import { adoptDelivered, followDelivery, type Fields } from "@/src/domain/delivered/follow-delivery";
import { onlyDocument } from "@/src/domain/translation/address";
import { isGlobalDraftWaiting, withoutDates, writeGlobalRow } from "@/src/store/versions/write-row";
import { readDelivered, remember, type Seeding } from "./delivered";
import { writeFollowing } from "./write-following";
import { deliveredFields, type SeedRow } from "./upsert";

type StoredGlobal = Fields & { readonly id?: number };

/** Writes a global in the database's own shape, all languages at once; an update writes unchanged fields only. */
export async function writeGlobal(
  { payload, isUpdate }: Seeding,
  slug: GlobalSlug,
  data: SeedRow,
): Promise<void> {
  const name = { entity: slug, key: onlyDocument };
  const found = await payload.db.findGlobal<StoredGlobal & { id: number }>({ slug });
  if (!isUpdate || found.id === undefined) {
    const row = await writeGlobalRow({ payload }, slug, found.id === undefined, data);
    await remember(payload, name, {
      document: null,
      delivered: data,
      stored: deliveredFields(row, data),
      kept: {},
    });
    return;
  }
  const before = await readDelivered(payload, name);
  if (!before) {
    await remember(payload, name, { document: null, ...adoptDelivered(found, data) });
    return;
  }
  const { written, kept } = followDelivery(found, data, before);
  const isWritten = Object.keys(written).length > 0;
  // A draft was made from the older content: its editor decides.
  const isBusy = isWritten && (await isGlobalDraftWaiting({ payload }, slug));
  const hasFollowed =
    isWritten &&
    !isBusy &&
    (await writeFollowing(payload, name, async (req) => {
      const row = await writeGlobalRow({ payload, req }, slug, false, {
        ...withoutDates(found),
        ...written,
      });
      const stored = { ...before.stored, ...deliveredFields(row, written) };
      await remember(payload, name, { document: null, delivered: data, stored, kept }, req);
    }));
  if (hasFollowed) return;
  const { stored } = before;
  await remember(payload, name, {
    document: null,
    delivered: data,
    stored,
    kept: { ...kept, ...written },
  });
}
