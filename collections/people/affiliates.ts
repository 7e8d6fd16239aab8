import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { deleteReferring } from "@/collections/refuse-deleting-referenced";
import type { CollectionConfig, Field } from "payload";
import { affiliateStates, isAffiliateCode, type AffiliateState } from "@/src/domain/forms/affiliate";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { answeredFields } from "@/collections/answered-fields";
import { validateWith, wholeNumber } from "@/collections/validators";
import { shopOnly } from "@/collections/shop-only";
import { keepAgreement } from "./keep-agreement";
import { openAffiliateCode } from "./open-affiliate-code";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<AffiliateState, ReaderText> = adminMessagesByKey("people.affiliates.state");

const text = (name: string, label: ReaderText) => shopOnly({ name, type: "text", label, required: true });

/** A whole percentage; keepAgreement checks the limits of an agreement. */
const percent = (name: string, label: ReaderText, description: ReaderText, most: number): Field => ({
  name,
  type: "number",
  label,
  min: 1,
  max: most,
  admin: { position: "sidebar", step: 1, description },
  validate: wholeNumber(1, most, { isRequired: false }),
});

/** The agreement with an affiliate, and the text of the mail about it. */
const agreementFields: Field[] = [
  {
    name: "code",
    type: "text",
    label: adminMessages("people.affiliates.agreement.code.label"),
    unique: true,
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === "string" ? value.trim().toUpperCase() || null : value),
      ],
    },
    validate: validateWith(
      (value) =>
        value === null || value === undefined || (typeof value === "string" && isAffiliateCode(value)),
      adminMessages("people.affiliates.agreement.code.validate"),
    ),
    admin: {
      position: "sidebar",
      description: adminMessages("people.affiliates.agreement.code.description"),
    },
  },
  percent(
    "reduction",
    adminMessages("people.affiliates.agreement.reduction.label"),
    adminMessages("people.affiliates.agreement.reduction.description"),
    50,
  ),
  percent(
    "commission",
    adminMessages("people.affiliates.agreement.commission.label"),
    adminMessages("people.affiliates.agreement.commission.description"),
    50,
  ),
  {
    name: "reason",
    type: "textarea",
    label: adminMessages("people.affiliates.agreement.reason.label"),
    maxLength: 600,
    admin: {
      position: "sidebar",
      description: adminMessages("people.affiliates.agreement.reason.description"),
    },
  },
];

/** Affiliates and applicants. */
export const Affiliates: CollectionConfig = {
  slug: "affiliates",
  labels: adminMessagesByKey("people.affiliates.labels"),
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: groups.people,
    useAsTitle: "name",
    defaultColumns: ["name", "site", "status", "code", "createdAt"],
    // Not by address: marketers may not read it, and a search would reveal it.
    listSearchableFields: ["number", "name", "site", "code"],
  },
  defaultSort: "-createdAt",
  hooks: {
    beforeChange: [keepAgreement],
    afterChange: [openAffiliateCode],
    beforeDelete: [deleteReferring(["affiliate-visits", "affiliate"])],
  },
  fields: [
    {
      name: "status",
      type: "select",
      label: adminMessages("people.affiliates.status.label"),
      required: true,
      defaultValue: "applied",
      index: true,
      options: affiliateStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { position: "sidebar" },
    },
    ...agreementFields,
    {
      name: "report",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/affiliate/affiliate-sheet#AffiliateSheet" },
        disableListColumn: true,
      },
    },
    ...answeredFields(),
    shopOnly({
      name: "locale",
      type: "select",
      label: adminMessages("people.affiliates.locale.label"),
      required: true,
      options: languageOptions,
    }),
    text("site", adminMessages("people.affiliates.site.label")),
    text("channel", adminMessages("people.affiliates.channel.label")),
    text("audience", adminMessages("people.affiliates.audience.label")),
    shopOnly({
      name: "message",
      type: "textarea",
      label: adminMessages("people.affiliates.message.label"),
      required: true,
    }),
  ],
};
