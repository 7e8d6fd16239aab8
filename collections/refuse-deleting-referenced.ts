import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeDeleteHook, CollectionSlug } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";

/** Another collection's field that references a document of this one. */
type Reference = readonly [collection: CollectionSlug, field: string];

/** Refuses to delete a document that others reference and require. */
export const refuseDeletingReferenced =
  (...references: readonly Reference[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const [collection, field] of references) {
      const where = { [field]: { equals: id } };
      const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req });
      if (totalDocs === 0) continue;
      const { plural } = req.payload.collections[collection].config.labels;
      const name = typeof plural === "object" ? (plural[req.i18n.language] ?? collection) : collection;
      throw refusal(forReader(req, adminMessages("common.keepReferenced", { name, totalDocs })), 409);
    }
  };

/** Deletes rows that are meaningless without the document: the database would otherwise refuse its deletion. */
export const deleteReferring =
  (...references: readonly Reference[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const [collection, field] of references)
      await req.payload.delete({
        collection,
        where: { [field]: { equals: id } },
        overrideAccess: true,
        req,
      });
  };
