import { adminMessages } from "@/src/i18n/admin-messages";
import type { GlobalConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { globalWithDrafts } from "@/collections/drafts";
import { validateWith } from "@/collections/validators";
import { brandNamePattern } from "@/src/domain/brand";
import { printedFields } from "./printed-fields";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";

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
      validate: validateWith(
        (value) => typeof value === "string" && brandNamePattern.test(value.trim()),
        adminMessages("settings.brand.name.validate"),
      ),
    },
    ...printedFields,
  ],
};
