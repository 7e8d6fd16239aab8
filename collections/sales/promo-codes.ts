import { messageOptions } from "@/collections/message-options";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig, Field } from "payload";
import type { Reduction } from "@/src/domain/cart/promotion";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { groups } from "@/collections/menu-groups";
import { withDrafts } from "@/collections/drafts";
import { wholeNumber } from "@/collections/validators";
import { endsAfterStart } from "@/collections/ends-after-start";
import {
  amountNeeded,
  knownArticles,
  knownOptions,
  partsNeeded,
  percentNeeded,
  titleNeeded,
} from "./promo-code-rules";
import { optionalAmount } from "@/collections/optional-amount";

/** A column of the list that is computed from the orders; not shown in the form. */
const promoColumn = (name: "uses" | "revenue" | "lastUse", label: ReaderText): Field => ({
  name,
  type: "ui",
  label,
  admin: {
    components: {
      Cell: { path: "/src/admin/promo/promo-cell#PromoCell", serverProps: { figure: name } },
      Field: "/src/admin/fields/shown-by-sheet#ShownBySheet",
    },
  },
});

const ofKind = (kind: Reduction["kind"]) => ({ field: "kind", is: [kind] });

/**
 * A discount by code, or an automatic one for all customers. The number of uses is counted from the orders, never
 * stored twice. Source: specification 12.4.
 */
export const PromoCodes: CollectionConfig = {
  slug: "promo-codes",
  labels: adminMessagesByKey("sales.promoCodes.labels"),
  admin: {
    group: groups.sales,
    useAsTitle: "code",
    defaultColumns: ["code", "kind", "percent", "amount", "uses", "revenue", "lastUse", "endsAt", "enabled"],
  },
  ...withDrafts,
  fields: [
    {
      name: "figures",
      type: "ui",
      admin: { components: { Field: "/src/admin/promo/promo-sheet#PromoSheet" }, disableListColumn: true },
    },
    promoColumn("uses", adminMessages("sales.promoCodes.uses.label")),
    promoColumn("revenue", adminMessages("sales.promoCodes.revenue.label")),
    promoColumn("lastUse", adminMessages("sales.promoCodes.lastUse.label")),
    {
      name: "code",
      type: "text",
      label: adminMessages("sales.promoCodes.code.label"),
      required: true,
      unique: true,
      maxLength: 40,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === "string" ? value.trim().toUpperCase() : value)],
      },
    },
    {
      name: "title",
      type: "text",
      localized: true,
      maxLength: 60,
      validate: titleNeeded,
      label: adminMessages("sales.promoCodes.title.label"),
      admin: {
        description: adminMessages("sales.promoCodes.title.description"),
      },
    },
    {
      name: "automatic",
      type: "checkbox",
      defaultValue: false,
      required: true,
      index: true,
      label: adminMessages("sales.promoCodes.automatic.label"),
      admin: {
        description: adminMessages("sales.promoCodes.automatic.description"),
      },
    },
    {
      name: "kind",
      type: "select",
      required: true,
      defaultValue: "percent",
      label: adminMessages("sales.promoCodes.kind.label"),
      options: messageOptions("sales.promoCodes.kind.options"),
    },
    {
      name: "percent",
      type: "number",
      label: adminMessages("sales.promoCodes.percent.label"),
      min: 1,
      max: 100,
      validate: percentNeeded,
      admin: {
        components: {
          Field: {
            path: "/src/admin/fields/field-when#NumberWhen",
            clientProps: { when: ofKind("percent") },
          },
        },
      },
    },
    optionalAmount("amount", adminMessages("sales.promoCodes.amount.label"), {
      validate: amountNeeded,
      when: ofKind("amount"),
      description: adminMessages("sales.promoCodes.amount.description"),
    }),
    {
      name: "parts",
      type: "text",
      hasMany: true,
      label: adminMessages("sales.promoCodes.parts.label"),
      validate: partsNeeded,
      admin: {
        components: {
          Field: {
            path: "/src/admin/fields/option-picker#OptionPicker",
            clientProps: { when: ofKind("part") },
          },
        },
        description: adminMessages("sales.promoCodes.parts.description"),
      },
    },
    optionalAmount("minimum", adminMessages("sales.promoCodes.minimum.label"), {
      description: adminMessages("sales.promoCodes.minimum.description"),
    }),
    {
      name: "perCustomer",
      type: "number",
      min: 1,
      validate: wholeNumber(1, 1_000, { isRequired: false }),
      label: adminMessages("sales.promoCodes.perCustomer.label"),
      admin: {
        description: adminMessages("sales.promoCodes.perCustomer.description"),
      },
    },
    {
      name: "startsAt",
      type: "date",
      label: adminMessages("sales.promoCodes.startsAt.label"),
      admin: { ...dayAndTime },
    },
    {
      name: "endsAt",
      type: "date",
      label: adminMessages("sales.promoCodes.endsAt.label"),
      validate: endsAfterStart,
      admin: { ...dayAndTime },
    },
    {
      name: "limit",
      type: "number",
      label: adminMessages("sales.promoCodes.limit.label"),
      min: 1,
      admin: {
        description: adminMessages("sales.promoCodes.limit.description"),
      },
    },
    {
      name: "skus",
      type: "text",
      label: adminMessages("sales.promoCodes.skus.label"),
      hasMany: true,
      validate: knownArticles,
      admin: {
        description: adminMessages("sales.promoCodes.skus.description"),
      },
    },
    {
      name: "options",
      type: "text",
      label: adminMessages("sales.promoCodes.options.label"),
      hasMany: true,
      validate: knownOptions,
      admin: {
        components: { Field: "/src/admin/fields/option-picker#OptionPicker" },
        description: adminMessages("sales.promoCodes.options.description"),
      },
    },
    {
      name: "enabled",
      type: "checkbox",
      label: adminMessages("sales.promoCodes.enabled.label"),
      defaultValue: true,
      required: true,
    },
  ],
};
