import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig, TextareaField, Validate } from "payload";
import type { Translation } from "@/src/payload-types";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import { placeholderMessage } from "./placeholder-message";

const checkPlaceholders: Validate<string, Translation, Translation, TextareaField> = (
  value,
  { siblingData, req },
) => {
  if (!value || !siblingData.original) return true;
  return placeholderMessage(siblingData.original, value, req) ?? true;
};

/**
 * Every text of the interface: the file's own, and the shop's replacement. Rows follow the message files
 * (sync-translations); an empty text means the file's.
 */
export const Translations: CollectionConfig = {
  slug: "translations",
  labels: adminMessagesByKey("translating.translations.labels"),
  disableDuplicate: true,
  defaultSort: "key",
  admin: {
    group: groups.content,
    useAsTitle: "key",
    defaultColumns: ["key", "original", "text"],
    listSearchableFields: ["key", "original", "text"],
    pagination: { defaultLimit: 50, limits: [50, 100, 500] },
    description: adminMessages("translating.translations.description"),
  },
  hooks: revalidateOnChange("texts"),
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      label: adminMessages("translating.translations.key.label"),
      access: { update: () => false },
    },
    {
      name: "page",
      type: "text",
      required: true,
      index: true,
      label: adminMessages("translating.translations.page.label"),
      access: { update: () => false },
      admin: { position: "sidebar" },
    },
    {
      name: "original",
      type: "textarea",
      localized: true,
      label: adminMessages("translating.translations.original.label"),
      access: { update: () => false },
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      label: adminMessages("translating.translations.text.label"),
      validate: checkPlaceholders,
      admin: {
        components: { afterInput: ["/src/admin/translating/reset-text#ResetText"] },
        description: adminMessages("translating.translations.text.description"),
      },
    },
  ],
};
