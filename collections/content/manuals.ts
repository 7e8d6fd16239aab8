import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import { listField } from "@/collections/list-field";
import { wholeNumber } from "@/collections/validators";
import { richTextField } from "@/collections/rich-text-field";
import { lineField } from "./blocks/block-fields";
import { illustrationField } from "./blocks/illustration-field";
import { manualFigureField } from "./manual-figure-field";

/** Manuals, read on the site and printed from the same text. */
export const Manuals: CollectionConfig = {
  slug: "manuals",
  labels: adminMessagesByKey("content.manuals.labels"),
  defaultSort: "number",
  // Its number is unique.
  disableDuplicate: true,
  admin: { group: groups.content, useAsTitle: "title", defaultColumns: ["number", "title", "updatedAt"] },
  hooks: revalidateOnChange("manuals"),
  fields: [
    {
      name: "number",
      type: "number",
      required: true,
      unique: true,
      validate: wholeNumber(1, 999),
      label: adminMessages("content.manuals.number.label"),
      admin: {
        position: "sidebar",
        step: 1,
        description: adminMessages("content.manuals.number.description"),
      },
    },
    lineField("title", adminMessages("content.manuals.title.label"), { maxLength: 70 }),
    {
      name: "summary",
      type: "textarea",
      required: true,
      localized: true,
      maxLength: 180,
      label: adminMessages("content.manuals.summary.label"),
    },
    {
      ...illustrationField,
      name: "cover",
      label: adminMessages("content.manuals.cover.label"),
    },
    listField(
      "sections",
      adminMessages("content.manuals.sections.label"),
      [
        lineField("title", adminMessages("content.manuals.sections.title.label")),
        richTextField("body", adminMessages("content.manuals.sections.body.label")),
        manualFigureField,
      ],
      { minRows: 1, maxRows: 30 },
    ),
  ],
};
