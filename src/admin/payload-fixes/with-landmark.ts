import type { CollectionConfig } from "payload";

const list = { Component: "/src/admin/payload-fixes/list-with-main#ListWithMain" };

/** Gives a collection's list in the admin the landmark that Payload's own lacks. */
export const withLandmark = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: { list, ...collection.admin?.components?.views },
    },
  },
});
