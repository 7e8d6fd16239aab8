import { adminMessages } from "@/src/i18n/admin-messages";
import type { GroupField } from "payload";
import { letterStyles } from "@/src/domain/look/look";

const labels = {
  sans: adminMessages("settings.brand.letters.sans.label"),
  sansBold: adminMessages("settings.brand.letters.sansBold.label"),
  reading: adminMessages("settings.brand.letters.reading.label"),
  readingItalic: adminMessages("settings.brand.letters.readingItalic.label"),
};

/** Fonts of the owner's own; an empty one is the delivered font. */
export const lettersField: GroupField = {
  name: "letters",
  type: "group",
  label: adminMessages("settings.brand.letters.label"),
  admin: { description: adminMessages("settings.brand.letters.description") },
  fields: [
    {
      type: "row",
      fields: letterStyles.map((name) => ({
        name,
        type: "upload",
        relationTo: "fonts",
        label: labels[name],
        displayPreview: false,
        admin: { width: "50%" },
      })),
    },
  ],
};
