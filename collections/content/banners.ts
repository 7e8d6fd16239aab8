import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups, inFour } from "@/collections/admin-text";
import { hrefField } from "@/collections/href-field";

/** Messages that take turns above the navbar. */
export const Banners: CollectionConfig = {
  slug: "banners",
  labels: {
    singular: inFour("Bandeau", "Banner", "Aviso superior", "バナー"),
    plural: inFour("Bandeaux", "Banners", "Avisos superiores", "バナー"),
  },
  orderable: true,
  admin: { group: groups.content, useAsTitle: "text", defaultColumns: ["text", "enabled"] },
  hooks: revalidateOnChange("banners"),
  fields: [
    {
      name: "text",
      type: "text",
      required: true,
      localized: true,
      // What one line of a phone holds.
      maxLength: 48,
      label: inFour(
        "Message, 48 signes au plus",
        "Message, 48 characters at most",
        "Mensaje, 48 caracteres como máximo",
        "メッセージ（48文字以内）",
      ),
    },
    hrefField("href", false),
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: inFour("Affiché", "Shown", "Visible", "表示"),
      admin: { position: "sidebar" },
    },
  ],
};
