import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeOperationHook, CollectionConfig, GlobalConfig } from "payload";
import { refusal } from "@/src/admin/access/refusal";
import { isUnpublish } from "@/src/admin/access/is-unpublish";
import { forReader } from "@/src/admin/access/for-reader";

/** Versions kept per document: a further save deletes the oldest. */
const kept = 100;
const schedulePublish = { timeFormat: "HH:mm", timeIntervals: 5 };

/** Changes are drafts until they are published, at once or at a set time; earlier versions can be restored. */
export const withDrafts = {
  versions: { maxPerDoc: kept, drafts: { schedulePublish } },
} satisfies Pick<CollectionConfig, "versions">;

/**
 * The same, with autosaved drafts. Several editors write at once, and their saves are merged
 * (collections/refuse-stale.ts): the CMS's lock, which each save releases, has no duration.
 */
export const withAutosave = {
  lockDocuments: { duration: 0 },
  versions: {
    maxPerDoc: kept,
    drafts: { schedulePublish, autosave: { interval: 1500, showSaveDraftButton: true } },
  },
} satisfies Pick<CollectionConfig, "versions" | "lockDocuments">;

/** The same for a global. */
export const globalWithDrafts = {
  versions: { max: kept, drafts: { schedulePublish } },
} satisfies Pick<GlobalConfig, "versions">;

/**
 * Documents that carts, orders and composed watches may reference are not unpublished: a switch ends their sale and
 * leaves everything else unchanged.
 */
export const keepPublished: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!isUnpublish(args, operation)) return args;
  throw refusal(forReader(req, adminMessages("common.drafts.keepPublished")), 409);
};
