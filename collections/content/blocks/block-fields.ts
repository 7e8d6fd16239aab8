import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { linkFields } from "@/collections/href-field";

const title = adminMessages("content.block.title");

export const titleField: Field = {
  name: "title",
  type: "text",
  required: true,
  localized: true,
  maxLength: 120,
  label: title,
};

export const optionalTitleField: Field = { ...titleField, required: false };

export const textField = (isRequired: boolean): Field => ({
  name: "text",
  type: "textarea",
  required: isRequired,
  localized: true,
  label: adminMessages("content.block.text.text.label"),
  admin: {
    description: adminMessages("content.block.text.text.description"),
  },
});

/** A link that may be left out. */
export const linkField: Field = {
  name: "link",
  type: "group",
  label: adminMessages("content.block.link.link.label"),
  fields: linkFields(false),
};

/** A link beside the first one. */
export const secondLinkField: Field = {
  ...linkField,
  name: "second",
  label: adminMessages("content.block.secondLink.second.label"),
};

/** One line in each language. */
export const lineField = (
  name: string,
  label: ReaderText,
  { isRequired = true, maxLength = 80 }: { isRequired?: boolean; maxLength?: number } = {},
): Field => ({ name, type: "text", localized: true, required: isRequired, maxLength, label });
