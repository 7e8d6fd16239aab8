import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from "payload";
import { writeAudit } from "./write-audit";

const noteChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const change = { action: operation, entity: collection.slug, document: doc.id };
  await writeAudit(req, { ...change, before: operation === "create" ? {} : previousDoc, after: doc });
  return doc;
};

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const emptied = Object.fromEntries(Object.keys(doc).map((name) => [name, null]));
  const change = { action: "delete", entity: collection.slug, document: id } as const;
  await writeAudit(req, { ...change, before: doc, after: emptied });
  return doc;
};

const noteGlobalChange: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  await writeAudit(req, {
    action: "update",
    entity: global.slug,
    document: "",
    before: previousDoc ?? {},
    after: doc,
  });
  return doc;
};

/** Logs changes of a collection by staff in the audit log. Source: specification 6.8. */
export const withAudit = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), noteChange],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), noteDeletion],
  },
});

/** The same for globals. */
export const withGlobalAudit = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteGlobalChange] },
});
