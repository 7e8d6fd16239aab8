import type { CollectionConfig, GlobalConfig } from "payload";

/** Components that watch every form, see the files named here. */
const formFixes = [
  "/src/admin/payload-fixes/keep-server-errors#KeepServerErrors",
  "/src/admin/payload-fixes/retry-empty-rows#RetryEmptyRows",
  "/src/admin/payload-fixes/open-new-rows#OpenNewRows",
  "/src/admin/payload-fixes/flush-rich-text#FlushRichText",
  "/src/admin/payload-fixes/protect-edits-during-autosave#ProtectEditsDuringAutosave",
  "/src/admin/editing/merge-saves#MergeSaves",
];

/** The publish button and the status of documents with drafts, see the files named here. */
const draftControls = ({ versions }: Pick<CollectionConfig | GlobalConfig, "versions">) =>
  typeof versions === "object" && versions.drafts
    ? {
        PublishButton: "/src/admin/schedule/publish-button#PublishWithSchedule",
        Status: "/src/admin/payload-fixes/document-status#DocumentStatus",
      }
    : {};

/**
 * Adds to the form of a collection: errors of a refused save stay, added rows are rendered and stay open, rich texts
 * are complete before a save, values entered during a save are kept, changes of other users are merged, and
 * publication can be scheduled.
 */
export const withFormFixes = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...draftControls(collection),
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          ...formFixes,
        ],
      },
    },
  },
});

/** The same for the form of a global. */
export const withGlobalFormFixes = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: {
        ...draftControls(global),
        ...global.admin?.components?.elements,
        beforeDocumentControls: [
          ...(global.admin?.components?.elements?.beforeDocumentControls ?? []),
          ...formFixes,
        ],
      },
    },
  },
});
