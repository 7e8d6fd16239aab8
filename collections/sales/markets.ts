import type { CollectionConfig, Field } from "payload";
import { dayOnly } from "@/collections/date-picker";
import { groups } from "@/collections/menu-groups";
import { validateWith, wholeNumber } from "@/collections/validators";
import { immutableAfterCreate } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { borderPayers } from "@/src/domain/market/market";
import { localPaymentKeys, localPayments } from "@/src/domain/market/local-payments";
import { currencies } from "@/src/domain/money/currency";
import { isCountry } from "@/src/domain/vat/vat-rates";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { requireOneMarketPerCountry } from "./one-market-per-country";

const MAX_PERCENT = 100;

type FieldWords = Readonly<Record<"label" | "description", ReaderText>>;

const percent = (name: string, words: FieldWords, defaultValue = 0): Field => ({
  name,
  type: "number",
  required: true,
  defaultValue,
  label: words.label,
  admin: { width: "50%", step: 0.1, description: words.description },
  validate: validateWith(
    (value) =>
      typeof value === "number" &&
      value >= 0 &&
      value <= MAX_PERCENT &&
      Math.round(value * 10) / 10 === value,
    adminMessages("sales.markets.border.percent", { max: MAX_PERCENT }),
  ),
});

/** In the currency of the market: stored in hundredths. */
const limit = (name: string, label: ReaderText): Field => ({
  name,
  type: "number",
  required: true,
  defaultValue: 0,
  label,
  admin: {
    width: "50%",
    components: {
      Field: { path: "/src/admin/money/hundredths-input#HundredthsInput", clientProps: { unit: "" } },
    },
    description: adminMessages("sales.markets.border.limit"),
  },
  validate: wholeNumber(0, 1_000_000_000),
});

const payers = adminMessagesByKey("sales.markets.border.payer");

const border: Field = {
  name: "border",
  type: "group",
  label: adminMessages("sales.markets.border.label"),
  admin: { description: adminMessages("sales.markets.border.description") },
  fields: [
    {
      name: "payer",
      type: "select",
      required: true,
      defaultValue: "buyer",
      options: borderPayers.map((value) => ({ value, label: payers[value] })),
      label: payers.label,
    },
    {
      type: "row",
      fields: [
        percent("dutyPercent", adminMessagesByKey("sales.markets.border.dutyPercent")),
        percent("taxPercent", adminMessagesByKey("sales.markets.border.taxPercent")),
      ],
    },
    {
      type: "row",
      fields: [
        limit("dutyFreeBelow", adminMessages("sales.markets.border.dutyFreeBelow.label")),
        limit("taxFreeBelow", adminMessages("sales.markets.border.taxFreeBelow.label")),
      ],
    },
    {
      type: "row",
      fields: [
        percent("valuePercent", adminMessagesByKey("sales.markets.border.valuePercent"), 100),
        {
          name: "asOf",
          type: "date",
          label: adminMessages("sales.markets.border.asOf.label"),
          admin: {
            ...dayOnly,
            width: "50%",
            description: adminMessages("sales.markets.border.asOf.description"),
          },
        },
      ],
    },
    {
      name: "dutyPaidPercent",
      type: "number",
      label: adminMessages("sales.markets.border.dutyPaidPercent.label"),
      admin: { description: adminMessages("sales.markets.border.dutyPaidPercent.description") },
      validate: wholeNumber(50, 300, { isRequired: false }),
    },
    {
      name: "note",
      type: "textarea",
      localized: true,
      maxLength: 240,
      label: adminMessages("sales.markets.border.note.label"),
      admin: { description: adminMessages("sales.markets.border.note.description") },
    },
  ],
};

/** Where the shop sells: a currency, its countries, and what crossing their border costs. Source: decision 0158. */
export const Markets: CollectionConfig = {
  slug: "markets",
  labels: adminMessagesByKey("sales.markets.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.settings,
    useAsTitle: "currency",
    defaultColumns: ["currency", "factor", "transitDays", "updatedAt"],
    description: adminMessages("sales.markets.description"),
  },
  hooks: { ...revalidateOnChange("settings", "catalogue"), beforeValidate: [requireOneMarketPerCountry] },
  fields: [
    {
      name: "currency",
      type: "select",
      required: true,
      unique: true,
      options: [...currencies],
      label: adminMessages("sales.markets.currency"),
      ...immutableAfterCreate,
    },
    {
      name: "countries",
      type: "text",
      hasMany: true,
      label: adminMessages("sales.markets.countries.label"),
      // Lists would show its codes as JSON.
      admin: { description: adminMessages("sales.markets.countries.description"), disableListColumn: true },
      validate: validateWith(
        (value) => Array.isArray(value) && value.every((code) => isCountry(String(code))),
        adminMessages("sales.markets.countries.validate"),
      ),
    },
    {
      name: "factor",
      type: "number",
      required: true,
      defaultValue: 100,
      label: adminMessages("sales.markets.factor.label"),
      admin: { description: adminMessages("sales.markets.factor.description") },
      validate: wholeNumber(50, 300),
    },
    {
      name: "transitDays",
      type: "number",
      label: adminMessages("sales.markets.transitDays.label"),
      admin: { description: adminMessages("sales.markets.transitDays.description") },
      validate: wholeNumber(1, 60, { isRequired: false }),
    },
    {
      name: "payments",
      type: "select",
      hasMany: true,
      options: localPaymentKeys.map((value) => ({ value, label: localPayments[value].name })),
      label: adminMessages("sales.markets.payments.label"),
      admin: { description: adminMessages("sales.markets.payments.description") },
    },
    border,
  ],
};
