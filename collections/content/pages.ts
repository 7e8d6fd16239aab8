import { messageOptions } from "@/collections/message-options";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { pathOf } from "@/src/domain/content/routes";
import { revalidatePages } from "@/src/store/revalidation/revalidate-pages";
import { groups } from "@/collections/menu-groups";
import { pictureColumn } from "@/collections/picture-column";
import { withAutosave } from "@/collections/drafts";
import { previewAddress, previewSizes } from "@/collections/preview-address";
import { blockLabels } from "./blocks/block";
import { pageBlocks } from "./blocks/page-blocks";
import { deleteEmptyPages, writtenPages } from "./empty-pages";
import { keepNeededPage, keepNeededPageOnline } from "./keep-needed-pages";
import { deleteAddresses, leaveOldAddress, noteOldAddress } from "./leave-old-address";
import { pageSlug } from "./page-slug";

const previewOf = (slug: unknown, locale: string) =>
  previewAddress(pathOf(typeof slug === "string" ? slug : "home"), locale);

/** Pages composed by marketers; those that the shop's routes need are in the seed. */
export const Pages: CollectionConfig = {
  slug: "pages",
  labels: adminMessagesByKey("content.pages.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.content,
    useAsTitle: "title",
    listSearchableFields: ["title", "slug"],
    baseFilter: writtenPages,
    defaultColumns: ["title", "look", "slug", "_status", "updatedAt"],
    preview: ({ slug }, { locale }) => previewOf(slug, locale),
    livePreview: {
      url: ({ data, locale }) => previewOf(data.slug, locale.code),
      breakpoints: previewSizes,
    },
  },
  ...withAutosave,
  hooks: {
    beforeOperation: [keepNeededPageOnline, deleteEmptyPages],
    beforeChange: [noteOldAddress],
    afterChange: [leaveOldAddress, ...revalidatePages.afterChange],
    beforeDelete: [keepNeededPage, deleteAddresses],
    afterDelete: revalidatePages.afterDelete,
  },
  fields: [
    pictureColumn({}),
    pageSlug,
    {
      name: "title",
      type: "text",
      required: true,
      localized: true,
      maxLength: 70,
      label: adminMessages("content.pages.title.label"),
    },
    {
      name: "description",
      type: "textarea",
      required: true,
      localized: true,
      maxLength: 180,
      label: adminMessages("content.pages.description.label"),
    },
    {
      name: "navbar",
      type: "select",
      required: true,
      defaultValue: "solid",
      options: messageOptions("content.pages.navbar.options"),
      label: adminMessages("content.pages.navbar.label"),
      admin: { position: "sidebar" },
    },
    {
      name: "blocks",
      type: "blocks",
      labels: blockLabels,
      blocks: pageBlocks,
      admin: { initCollapsed: true },
      label: adminMessages("content.pages.blocks.label"),
    },
  ],
};
