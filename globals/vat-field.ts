import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field, SelectFieldSingleValidation } from "payload";
import { validateWith, wholeNumber } from "@/collections/validators";
import { currencies, isCurrency } from "@/src/domain/money/currency";
import { isCountry, isVatPercent } from "@/src/domain/vat/vat-rates";

const aCountry = validateWith(
  (code) => typeof code === "string" && isCountry(code),
  adminMessages("settings.vat.aCountry"),
);

const codesOf = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.map((row: { country?: unknown }) => row.country) : [];

/** Rates by country of delivery. A country that is missing is an export. Source: specification 9.8. */
export const vat: Field = {
  name: "vat",
  type: "group",
  label: adminMessages("settings.vat.label"),
  admin: {
    description: adminMessages("settings.vat.description"),
  },
  fields: [
    {
      name: "country",
      type: "text",
      required: true,
      defaultValue: "FR",
      label: adminMessages("settings.vat.country.label"),
      admin: {
        description: adminMessages("settings.vat.country.description"),
      },
      validate: aCountry,
    },
    {
      name: "rates",
      type: "array",
      required: true,
      minRows: 1,
      label: adminMessages("settings.vat.rates.label"),
      labels: adminMessagesByKey("settings.vat.rates.labels"),
      admin: {
        initCollapsed: true,
        components: { RowLabel: "/src/admin/fields/vat-rate-label#VatRateLabel" },
      },
      validate: (rows: unknown, { req, siblingData }) => {
        const codes = codesOf(rows);
        const isWhole = validateWith(
          (all) => new Set(codesOf(all)).size === codes.length && codes.length > 0,
          adminMessages("settings.vat.rates.onlyOnce"),
        )(rows, { req });
        if (isWhole !== true) return isWhole;
        const { country } = siblingData as { country?: unknown };
        return validateWith(() => codes.includes(country), adminMessages("settings.vat.rates.ownCountry"))(
          rows,
          { req },
        );
      },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "country",
              type: "text",
              required: true,
              label: adminMessages("settings.vat.rates.country.label"),
              admin: { width: "50%" },
              validate: aCountry,
            },
            {
              name: "percent",
              type: "number",
              required: true,
              label: adminMessages("settings.vat.rates.percent.label"),
              admin: { width: "50%", step: 0.1 },
              validate: validateWith(isVatPercent, adminMessages("settings.vat.rates.percent.validate")),
            },
          ],
        },
        {
          name: "registration",
          type: "text",
          maxLength: 40,
          label: adminMessages("settings.vat.rates.registration.label"),
          admin: { description: adminMessages("settings.vat.rates.registration.description") },
        },
        {
          type: "row",
          fields: [
            {
              name: "limitAmount",
              type: "number",
              label: adminMessages("settings.vat.rates.limitAmount.label"),
              admin: {
                width: "50%",
                description: adminMessages("settings.vat.rates.limitAmount.description"),
                components: {
                  Field: {
                    path: "/src/admin/money/hundredths-input#HundredthsInput",
                    clientProps: { unit: "" },
                  },
                },
              },
              validate: wholeNumber(1, 1_000_000_000, { isRequired: false }),
            },
            {
              name: "limitCurrency",
              type: "select",
              options: [...currencies],
              label: adminMessages("settings.vat.rates.limitCurrency.label"),
              admin: { width: "50%" },
              validate: (
                currency: unknown,
                { req, siblingData }: Parameters<SelectFieldSingleValidation>[1],
              ) => {
                const { limitAmount } = siblingData as { limitAmount?: unknown };
                return validateWith(
                  () => typeof limitAmount !== "number" || isCurrency(currency),
                  adminMessages("settings.vat.rates.limitCurrency.validate"),
                )(currency, { req });
              },
            },
          ],
        },
        {
          name: "note",
          type: "textarea",
          localized: true,
          maxLength: 1000,
          label: adminMessages("settings.vat.rates.note.label"),
          admin: { description: adminMessages("settings.vat.rates.note.description") },
        },
      ],
    },
  ],
};
