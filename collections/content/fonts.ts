import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig, Field, StaticLabel } from "payload";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import { keepInBucket } from "@/collections/keep-in-bucket";
import { checkFont } from "./check-font";
import { keepUsedFonts } from "./keep-used-fonts";

const revalidation = revalidateOnChange("settings");
const bucket = keepInBucket("fonts");

/** Read from the file, see checkFont. */
const fact = (name: string, label: StaticLabel): Field => ({
  name,
  type: "number",
  label,
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, width: "25%", disableListColumn: true, disableListFilter: true },
});

/** Letters of the brand. The files are public: pages load them. */
export const Fonts: CollectionConfig = {
  slug: "fonts",
  labels: adminMessagesByKey("content.fonts.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.artwork,
    useAsTitle: "name",
    defaultColumns: ["name", "filename", "filesize", "updatedAt"],
    description: adminMessages("content.fonts.description"),
  },
  upload: {
    staticDir: bucket.folder,
    mimeTypes: ["font/woff2"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    // A page may be kept for long: another file is another document, under another address.
    hideRemoveFile: true,
    handlers: bucket.handlers,
    modifyResponseHeaders: ({ headers }) => {
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("Cache-Control", "public, max-age=604800");
      return headers;
    },
  },
  hooks: {
    beforeValidate: [checkFont],
    beforeDelete: [keepUsedFonts],
    afterChange: [bucket.afterChange, ...revalidation.afterChange],
    afterDelete: [bucket.afterDelete, ...revalidation.afterDelete],
  },
  fields: [
    {
      name: "name",
      type: "text",
      maxLength: 80,
      label: adminMessages("content.fonts.name.label"),
      admin: { description: adminMessages("content.fonts.name.description") },
    },
    {
      type: "row",
      fields: [
        fact("minWeight", adminMessages("content.fonts.minWeight.label")),
        fact("maxWeight", adminMessages("content.fonts.maxWeight.label")),
        fact("minWidth", adminMessages("content.fonts.minWidth.label")),
        fact("maxWidth", adminMessages("content.fonts.maxWidth.label")),
      ],
    },
  ],
};
