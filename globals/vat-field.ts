import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { validateWith } from "@/collections/validators";
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
      ],
    },
  ],
};
