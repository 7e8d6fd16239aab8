import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { dialColors, type DialColor } from "@/src/domain/watch/dial-color";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Searchable dial colors, in the admin's languages. */
export const colorLabels: Record<DialColor, ReaderText> = adminMessagesByKey("catalogue.dialColor.color");

/** The color of a part, for surprises that must avoid one. */
export const dialColorField: Field = {
  name: "color",
  type: "select",
  label: adminMessages("catalogue.dialColor.colorLabel"),
  options: dialColors.map((value) => ({ value, label: colorLabels[value] })),
  admin: {
    description: adminMessages("catalogue.dialColor.colorDescription"),
  },
};
