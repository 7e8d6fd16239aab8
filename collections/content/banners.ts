import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { withDrafts } from "@/collections/drafts";
import { hrefField } from "@/collections/href-field";

/** Messages that take turns above the navbar. */
export const Banners: CollectionConfig = {
  slug: "banners",
  labels: {
    singular: { fr: "Bandeau", en: "Banner", es: "Aviso superior", ja: "バナー" },
    plural: { fr: "Bandeaux", en: "Banners", es: "Avisos superiores", ja: "バナー" },
  },
  orderable: true,
  admin: { group: groups.content, useAsTitle: "text", defaultColumns: ["text", "enabled"] },
  ...withDrafts,
  hooks: revalidateOnChange("banners"),
  fields: [
    {
      name: "text",
      type: "text",
      required: true,
      localized: true,
      // What one line of a phone holds.
      maxLength: 48,
      label: {
        fr: "Message (48 signes au plus)",
        en: "Message (48 characters at most)",
        es: "Mensaje (48 caracteres como máximo)",
        ja: "メッセージ（48文字以内）",
      },
    },
    hrefField("href", false),
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: { fr: "Affiché", en: "Shown", es: "Visible", ja: "表示" },
      admin: { position: "sidebar" },
    },
  ],
};
