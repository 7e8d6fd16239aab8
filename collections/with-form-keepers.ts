import type { CollectionConfig, GlobalConfig } from "payload";

/** What looks after every form, see the files named here. */
const formKeepers = [
  "/src/admin/frame/keep-server-errors#KeepServerErrors",
  "/src/admin/frame/retry-empty-rows#RetryEmptyRows",
  "/src/admin/frame/open-new-rows#OpenNewRows",
  "/src/admin/frame/flush-rich-text#FlushRichText",
  "/src/admin/frame/protect-edits-during-autosave#ProtectEditsDuringAutosave",
  "/src/admin/editing/merge-saves#MergeSaves",
];

/** The button of what has drafts and what it says of them, see the files named here. */
const draftControls = ({ versions }: Pick<CollectionConfig | GlobalConfig, "versions">) =>
  typeof versions === "object" && versions.drafts
    ? {
        PublishButton: "/src/admin/schedule/publish-button#PublishWithSchedule",
        Status: "/src/admin/versions/document-status#DocumentStatus",
      }
    : {};

/**
 * Has the form of a collection keep what a save refused, draw each row that is added and keep it open, know the last words of
 * a text, keep what is entered during a save, take in what others have saved, and publish at an hour.
 */
export const withFormKeepers = (collection: CollectionConfig): CollectionConfig => ({
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
          ...formKeepers,
        ],
      },
    },
  },
});

/** The same for the form of a global. */
export const withGlobalFormKeepers = (global: GlobalConfig): GlobalConfig => ({
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
          ...formKeepers,
        ],
      },
    },
  },
});
