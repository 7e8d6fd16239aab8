import type { Field, GlobalConfig, GroupField, TextareaField } from "payload";
import { globalWithDrafts } from "@/collections/drafts";
import { groups } from "@/collections/menu-groups";
import { validateWith, wholeNumber } from "@/collections/validators";
import { MIN_YEARS } from "@/src/domain/law/durability-label";
import { warnedParts } from "@/src/domain/law/law";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { isCountry } from "@/src/domain/vat/vat-rates";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { revalidateOnGlobalChange } from "@/src/store/revalidation/revalidate";

const country = (label: ReaderText, isRequired: boolean): Field => ({
  name: "country",
  type: "text",
  required: isRequired,
  label,
  admin: { width: "25%" },
  validate: validateWith(
    (code) => (!isRequired && !code) || (typeof code === "string" && isCountry(code)),
    adminMessages("settings.vat.aCountry"),
  ),
});

const operator: Field[] = [
  { name: "name", type: "text", label: adminMessages("settings.law.operator.name") },
  { name: "address", type: "textarea", label: adminMessages("settings.law.operator.address") },
  {
    name: "electronicAddress",
    type: "text",
    label: adminMessages("settings.law.operator.electronicAddress"),
  },
];

const japanLabels = adminMessagesByKey("settings.law.japan.fields");

/** The seller as Japanese buyers read it. */
const japanSeller: Field[] = [
  { name: "seller", type: "text", label: japanLabels.seller },
  { name: "representative", type: "text", label: japanLabels.representative },
  { name: "address", type: "textarea", label: japanLabels.address },
  { name: "office", type: "textarea", label: japanLabels.office },
  { name: "phone", type: "text", label: japanLabels.phone },
  { name: "hours", type: "text", label: japanLabels.hours },
];

const warningLabels = adminMessagesByKey("settings.law.warnings.parts");

const warnings: GroupField = {
  name: "warnings",
  type: "group",
  label: adminMessages("settings.law.warnings.label"),
  admin: { description: adminMessages("settings.law.warnings.description") },
  fields: warnedParts.map((name): TextareaField => ({
    name,
    type: "textarea",
    localized: true,
    label: warningLabels[name],
  })),
};

/** What the law of the countries sold to asks the shop to show. The launch checks say what is missing. */
export const Law: GlobalConfig = {
  slug: "law",
  label: adminMessages("settings.law.label"),
  admin: { group: groups.settings, description: adminMessages("settings.law.description") },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("settings"),
  fields: [
    {
      name: "guaranteeNotice",
      type: "upload",
      relationTo: "media",
      localized: true,
      label: adminMessages("settings.law.guaranteeNotice.label"),
      admin: { description: adminMessages("settings.law.guaranteeNotice.description") },
    },
    {
      name: "durabilityLabel",
      type: "group",
      label: adminMessages("settings.law.durabilityLabel.label"),
      admin: { description: adminMessages("settings.law.durabilityLabel.description") },
      fields: [
        {
          name: "isShown",
          type: "checkbox",
          defaultValue: false,
          label: adminMessages("settings.law.durabilityLabel.isShown.label"),
        },
        {
          name: "years",
          type: "number",
          label: adminMessages("settings.law.durabilityLabel.years.label"),
          validate: wholeNumber(MIN_YEARS, 50, { isRequired: false }),
        },
        {
          name: "picture",
          type: "upload",
          relationTo: "media",
          label: adminMessages("settings.law.durabilityLabel.picture.label"),
        },
      ],
    },
    {
      name: "manufacturer",
      type: "group",
      label: adminMessages("settings.law.manufacturer.label"),
      admin: { description: adminMessages("settings.law.manufacturer.description") },
      fields: [
        ...operator,
        {
          name: "trademark",
          type: "text",
          label: adminMessages("settings.law.manufacturer.trademark.label"),
        },
        country(adminMessages("settings.law.manufacturer.country.label"), false),
      ],
    },
    {
      name: "responsiblePerson",
      type: "group",
      label: adminMessages("settings.law.responsiblePerson.label"),
      admin: { description: adminMessages("settings.law.responsiblePerson.description") },
      fields: operator,
    },
    warnings,
    {
      name: "packaging",
      type: "array",
      label: adminMessages("settings.law.packaging.label"),
      labels: adminMessagesByKey("settings.law.packaging.labels"),
      admin: { description: adminMessages("settings.law.packaging.description") },
      fields: [
        {
          type: "row",
          fields: [
            country(adminMessages("settings.law.packaging.country.label"), true),
            {
              name: "scheme",
              type: "text",
              required: true,
              label: adminMessages("settings.law.packaging.scheme.label"),
              admin: { width: "35%" },
            },
            {
              name: "number",
              type: "text",
              required: true,
              label: adminMessages("settings.law.packaging.number.label"),
              admin: { width: "40%" },
            },
          ],
        },
      ],
    },
    {
      name: "japan",
      type: "group",
      label: adminMessages("settings.law.japan.label"),
      admin: { description: adminMessages("settings.law.japan.description") },
      fields: japanSeller,
    },
    {
      name: "japanNotice",
      type: "array",
      label: adminMessages("settings.law.japanNotice.label"),
      labels: adminMessagesByKey("settings.law.japanNotice.labels"),
      admin: {
        description: adminMessages("settings.law.japanNotice.description"),
        initCollapsed: true,
        components: { RowLabel: "/src/admin/fields/entry-label#EntryLabel" },
      },
      fields: [
        {
          name: "title",
          type: "text",
          required: true,
          label: adminMessages("settings.law.japanNotice.title.label"),
        },
        {
          name: "text",
          type: "textarea",
          required: true,
          label: adminMessages("settings.law.japanNotice.text.label"),
        },
      ],
    },
  ],
};
