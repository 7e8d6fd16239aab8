import type { GlobalSlug, Payload } from "payload";
import { onlyDocument } from "@/src/domain/translation/address";
import { deleteNotes, type SeedRow } from "./upsert";

/** A global in the database's own shape, all languages at once. */
export async function writeGlobal(payload: Payload, slug: GlobalSlug, data: SeedRow): Promise<void> {
  const found = await payload.db.findGlobal<{ id?: number }>({ slug });
  const shown = { ...data, _status: "published" };
  const { id: _, ...versionData } = await (found.id === undefined
    ? payload.db.createGlobal<Record<string, unknown>>({ slug, data: shown })
    : payload.db.updateGlobal<Record<string, unknown>>({ slug, data: shown }));
  const now = new Date().toISOString();
  const dates = { createdAt: now, updatedAt: now };
  await deleteNotes(payload, slug, onlyDocument);
  await payload.db.createGlobalVersion({ globalSlug: slug, versionData, autosave: false, ...dates });
}
