import type { CollectionConfig, GlobalConfig } from "payload";

/** What looks after every form, see the files named here. */
const formKeepers = [
  "/src/admin/frame/keep-refusals#KeepRefusals",
  "/src/admin/frame/ask-for-rows#AskForRows",
];

/** Has the form of a collection keep what a save refused, and draw each row that is added. */
export const withFormKeepers = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
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
        ...global.admin?.components?.elements,
        beforeDocumentControls: [
          ...(global.admin?.components?.elements?.beforeDocumentControls ?? []),
          ...formKeepers,
        ],
      },
    },
  },
});
