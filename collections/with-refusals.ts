import type { CollectionConfig, GlobalConfig } from "payload";

const keepRefusals = "/src/admin/frame/keep-refusals#KeepRefusals";

/** Has the form of a collection keep what a save refused, see src/admin/frame/keep-refusals.tsx. */
export const withRefusals = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          keepRefusals,
        ],
      },
    },
  },
});

/** The same for the form of a global. */
export const withGlobalRefusals = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: {
        ...global.admin?.components?.elements,
        beforeDocumentControls: [
          ...(global.admin?.components?.elements?.beforeDocumentControls ?? []),
          keepRefusals,
        ],
      },
    },
  },
});
