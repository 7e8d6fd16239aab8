import { adminMessages } from "@/src/i18n/admin-messages";
import type { GlobalConfig, TextFieldSingleValidation } from "payload";
import { groups } from "@/collections/menu-groups";
import { globalWithDrafts } from "@/collections/drafts";
import { withPrintableLetters } from "@/collections/printable-letters";
import { validateWith } from "@/collections/validators";
import { brandNamePattern, deliveredOrderPrefix, orderPrefixPattern } from "@/src/domain/brand";
import { initialOf } from "@/src/domain/brand/brand-sign";
import { isOutline } from "@/src/domain/brand/outline";
import { printedFields } from "./printed-fields";
import { accentPattern, deliveredAccent } from "@/src/domain/look/look";
import { messageOptions } from "@/collections/message-options";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";
import { lettersField } from "./letters-field";

const isName = validateWith(
  (value) => typeof value === "string" && brandNamePattern.test(value.trim()),
  adminMessages("settings.brand.name.validate"),
);

/** Where there is no wordmark the name is printed on dials, and without a mark its initial is the icon. */
const validateName: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  const rule = isName(value, { req });
  if (rule !== true || typeof value !== "string") return rule;
  const { mark, wordmark }: { readonly mark?: unknown; readonly wordmark?: unknown } = siblingData;
  const printed = [...(isOutline(wordmark) ? [] : [value]), ...(isOutline(mark) ? [] : [initialOf(value)])];
  return withPrintableLetters(printed.join(" "), req, (letters) =>
    adminMessages("settings.brand.name.missing", { letters }),
  );
};

/** The owner's brand: every page, mail and document bears it. */
export const Brand: GlobalConfig = {
  slug: "brand",
  label: adminMessages("settings.brand.label"),
  admin: { group: groups.settings, description: adminMessages("settings.brand.description") },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("settings"),
  fields: [
    {
      name: "name",
      type: "text",
      required: true,
      label: adminMessages("settings.brand.name.label"),
      admin: { description: adminMessages("settings.brand.name.description") },
      validate: validateName,
    },
    {
      name: "orderPrefix",
      type: "text",
      required: true,
      defaultValue: deliveredOrderPrefix,
      label: adminMessages("settings.brand.orderPrefix.label"),
      admin: { description: adminMessages("settings.brand.orderPrefix.description") },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === "string" ? value.trim().toUpperCase() : value)],
      },
      validate: validateWith(
        (value) => typeof value === "string" && orderPrefixPattern.test(value),
        adminMessages("settings.brand.orderPrefix.validate"),
      ),
    },
    ...printedFields,
    {
      name: "accent",
      type: "text",
      required: true,
      defaultValue: deliveredAccent,
      label: adminMessages("settings.brand.accent.label"),
      admin: { components: { Field: "/src/admin/brand/accent-field#AccentField" } },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === "string" ? value.trim().toLowerCase() : value)],
      },
      validate: validateWith(
        (value) => typeof value === "string" && accentPattern.test(value),
        adminMessages("settings.brand.accent.validate"),
      ),
    },
    {
      name: "tone",
      type: "select",
      required: true,
      defaultValue: "light",
      enumName: "brand_tone",
      label: adminMessages("settings.brand.tone.label"),
      admin: { isClearable: false, description: adminMessages("settings.brand.tone.description") },
      options: messageOptions("settings.brand.tone.options"),
    },
    lettersField,
  ],
};
