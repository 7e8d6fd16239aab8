import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { linkFields } from "@/collections/href-field";

/** A link that may be left out. */
export const linkField: Field = {
  name: "link",
  type: "group",
  label: adminMessages("content.block.link.link.label"),
  fields: linkFields(false),
};

/** One line in each language. */
export const lineField = (
  name: string,
  label: ReaderText,
  { isRequired = true, maxLength = 80 }: { isRequired?: boolean; maxLength?: number } = {},
): Field => ({ name, type: "text", localized: true, required: isRequired, maxLength, label });
