import type { CollectionConfig, Field } from "payload";
import { groups } from "@/collections/menu-groups";
import { validateWith, wholeNumber } from "@/collections/validators";
import { immutableAfterCreate } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { borderPayers } from "@/src/domain/market/market";
import { localPaymentKeys, localPayments } from "@/src/domain/market/local-payments";
import { currencies } from "@/src/domain/money/currency";
import { isCountry } from "@/src/domain/vat/vat-rates";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { keepCountriesApart } from "./keep-countries-apart";

const messages = "sales.markets";

const percent = (
  name: "dutyPercent" | "taxPercent" | "valuePercent",
  max: number,
  defaultValue = 0,
): Field => ({
  name,
  type: "number",
  required: true,
  defaultValue,
  label: adminMessages(`${messages}.border.${name}.label`),
  admin: { width: "50%", step: 0.1, description: adminMessages(`${messages}.border.${name}.description`) },
  validate: validateWith(
    (value) =>
      typeof value === "number" && value >= 0 && value <= max && Math.round(value * 10) / 10 === value,
    adminMessages(`${messages}.border.percent`, { max }),
  ),
});

/** In the currency of the market: stored in hundredths. */
const limit = (name: "dutyFreeBelow" | "taxFreeBelow"): Field => ({
  name,
  type: "number",
  required: true,
  defaultValue: 0,
  label: adminMessages(`${messages}.border.${name}.label`),
  admin: {
    width: "50%",
    components: {
      Field: { path: "/src/admin/money/hundredths-input#HundredthsInput", clientProps: { unit: "" } },
    },
    description: adminMessages(`${messages}.border.limit`),
  },
  validate: wholeNumber(0, 1_000_000_000),
});

const border: Field = {
  name: "border",
  type: "group",
  label: adminMessages(`${messages}.border.label`),
  admin: { description: adminMessages(`${messages}.border.description`) },
  fields: [
    {
      name: "payer",
      type: "select",
      required: true,
      defaultValue: "buyer",
      options: borderPayers.map((value) => ({
        value,
        label: adminMessages(`${messages}.border.payer.${value}`),
      })),
      label: adminMessages(`${messages}.border.payer.label`),
    },
    { type: "row", fields: [percent("dutyPercent", 100), percent("taxPercent", 100)] },
    { type: "row", fields: [limit("dutyFreeBelow"), limit("taxFreeBelow")] },
    {
      type: "row",
      fields: [
        percent("valuePercent", 100, 100),
        {
          name: "asOf",
          type: "date",
          label: adminMessages(`${messages}.border.asOf.label`),
          admin: { width: "50%", description: adminMessages(`${messages}.border.asOf.description`) },
        },
      ],
    },
    {
      name: "note",
      type: "textarea",
      localized: true,
      maxLength: 240,
      label: adminMessages(`${messages}.border.note.label`),
      admin: { description: adminMessages(`${messages}.border.note.description`) },
    },
  ],
};

/** Where the shop sells: a currency, its countries, and what crossing their border costs. Source: decision 0158. */
export const Markets: CollectionConfig = {
  slug: "markets",
  labels: adminMessagesByKey(`${messages}.labels`),
  disableDuplicate: true,
  admin: {
    group: groups.settings,
    useAsTitle: "currency",
    defaultColumns: ["currency", "countries", "updatedAt"],
    description: adminMessages(`${messages}.description`),
  },
  hooks: { ...revalidateOnChange("settings", "catalogue"), beforeValidate: [keepCountriesApart] },
  fields: [
    {
      name: "currency",
      type: "select",
      required: true,
      unique: true,
      options: [...currencies],
      label: adminMessages(`${messages}.currency`),
      ...immutableAfterCreate,
    },
    {
      name: "countries",
      type: "text",
      hasMany: true,
      label: adminMessages(`${messages}.countries.label`),
      admin: { description: adminMessages(`${messages}.countries.description`) },
      validate: validateWith(
        (value) => Array.isArray(value) && value.every((code) => isCountry(String(code))),
        adminMessages(`${messages}.countries.validate`),
      ),
    },
    {
      name: "factor",
      type: "number",
      required: true,
      defaultValue: 100,
      label: adminMessages(`${messages}.factor.label`),
      admin: { description: adminMessages(`${messages}.factor.description`) },
      validate: wholeNumber(50, 300),
    },
    {
      name: "transitDays",
      type: "number",
      label: adminMessages(`${messages}.transitDays.label`),
      admin: { description: adminMessages(`${messages}.transitDays.description`) },
      validate: wholeNumber(1, 60, { isRequired: false }),
    },
    {
      name: "payments",
      type: "select",
      hasMany: true,
      options: localPaymentKeys.map((value) => ({ value, label: localPayments[value].name })),
      label: adminMessages(`${messages}.payments.label`),
      admin: { description: adminMessages(`${messages}.payments.description`) },
    },
    border,
  ],
};
