import type { Field, TextFieldSingleValidation } from "payload";
import { withPrintableLetters } from "@/collections/printable-letters";
import { validateWith } from "@/collections/validators";
import { dialLinePattern } from "@/src/domain/brand";
import { isOutline } from "@/src/domain/brand/outline";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { adminMessages } from "@/src/i18n/admin-messages";

/** A shape in one colour. The form reads it from an SVG; only its outline is accepted and stored. */
const outlineField = (
  name: "mark" | "wordmark",
  texts: { readonly label: ReaderText; readonly description: ReaderText },
): Field => ({
  name,
  type: "json",
  label: texts.label,
  admin: {
    description: texts.description,
    components: { Field: "/src/admin/brand/outline-field#OutlineField" },
  },
  validate: validateWith(
    (value) => value === null || value === undefined || isOutline(value),
    adminMessages("settings.brand.outline.validate"),
  ),
});

const isLine = validateWith(
  (value) =>
    value === null || value === undefined || (typeof value === "string" && dialLinePattern.test(value)),
  adminMessages("settings.brand.dialLine.validate"),
);

const validateLine: TextFieldSingleValidation = async (value, { req }) => {
  const rule = isLine(value, { req });
  if (rule !== true || typeof value !== "string") return rule;
  return withPrintableLetters(value, req, (letters) =>
    adminMessages("settings.brand.dialLine.missing", { letters }),
  );
};

/** What the brand prints on dials, and draws wherever it signs. */
export const printedFields: Field[] = [
  outlineField("mark", {
    label: adminMessages("settings.brand.mark.label"),
    description: adminMessages("settings.brand.mark.description"),
  }),
  outlineField("wordmark", {
    label: adminMessages("settings.brand.wordmark.label"),
    description: adminMessages("settings.brand.wordmark.description"),
  }),
  {
    name: "dialLine",
    type: "text",
    defaultValue: "AUTOMATIQUE",
    label: adminMessages("settings.brand.dialLine.label"),
    admin: { description: adminMessages("settings.brand.dialLine.description") },
    validate: validateLine,
  },
];
