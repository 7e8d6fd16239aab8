import type { Field } from "payload";
import { validateWith } from "@/collections/validators";
import { isCountry, isVatPercent } from "@/src/domain/vat/vat-rates";

const aCountry = validateWith((code) => typeof code === "string" && isCountry(code), {
  fr: "Le code ISO d’un pays, en deux majuscules : FR, BE, GR…",
  en: "The ISO code of a country, two capital letters: FR, BE, GR…",
  es: "El código ISO de un país, en dos mayúsculas: FR, BE, GR…",
  ja: "国のISOコード（大文字2文字：FR、BE、GRなど）。",
});

const codesOf = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.map((row: { country?: unknown }) => row.country) : [];

/** Rates by country of delivery. A country that is missing is an export. Source: specification 9.8. */
export const vat: Field = {
  name: "vat",
  type: "group",
  label: { fr: "TVA", en: "VAT", es: "IVA", ja: "付加価値税" },
  admin: {
    description: {
      fr: "Les prix TTC sont les mêmes partout : la TVA qu’ils contiennent suit le pays de livraison. Un pays absent du tableau est une exportation, à 0 %.",
      en: "Gross prices are the same everywhere: the VAT they contain follows the country of delivery. A country missing from the table is an export, at 0%.",
      es: "Los precios con IVA son los mismos en todas partes: el IVA que contienen sigue al país de entrega. Un país que no está en la tabla es una exportación, al 0 %.",
      ja: "税込価格はどの国でも同じで、含まれる税額は配送先の国の税率で決まります。表にない国への販売は輸出（0%）です。",
    },
  },
  fields: [
    {
      name: "country",
      type: "text",
      required: true,
      defaultValue: "FR",
      label: {
        fr: "Pays de la boutique",
        en: "The shop’s country",
        es: "País de la tienda",
        ja: "ショップの国",
      },
      admin: {
        description: {
          fr: "Sa TVA vaut pour ce qui n’est livré nulle part. Il doit figurer dans le tableau.",
          en: "Its VAT applies to what is delivered nowhere. It has to be in the table.",
          es: "Su IVA vale para lo que no se entrega en ningún lugar. Debe figurar en la tabla.",
          ja: "配送を伴わない販売には、この国の税率が適用されます。表に必ず含めてください。",
        },
      },
      validate: aCountry,
    },
    {
      name: "rates",
      type: "array",
      required: true,
      minRows: 1,
      label: { fr: "Taux normaux", en: "Standard rates", es: "Tipos generales", ja: "標準税率" },
      labels: {
        singular: { fr: "Taux", en: "Rate", es: "Tipo", ja: "税率" },
        plural: { fr: "Taux", en: "Rates", es: "Tipos", ja: "税率" },
      },
      admin: {
        initCollapsed: true,
        components: { RowLabel: "/src/admin/fields/vat-rate-label#VatRateLabel" },
      },
      validate: (rows: unknown, { req, siblingData }) => {
        const codes = codesOf(rows);
        const isWhole = validateWith(
          (all) => new Set(codesOf(all)).size === codes.length && codes.length > 0,
          {
            fr: "Chaque pays une seule fois.",
            en: "Each country only once.",
            es: "Cada país una sola vez.",
            ja: "同じ国は1回だけ入力してください。",
          },
        )(rows, { req });
        if (isWhole !== true) return isWhole;
        const { country } = siblingData as { country?: unknown };
        return validateWith(() => codes.includes(country), {
          fr: "Le pays de la boutique doit figurer dans le tableau.",
          en: "The shop’s country has to be in the table.",
          es: "El país de la tienda debe figurar en la tabla.",
          ja: "ショップの国を表に含めてください。",
        })(rows, { req });
      },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "country",
              type: "text",
              required: true,
              label: {
                fr: "Pays (code ISO)",
                en: "Country (ISO code)",
                es: "País (código ISO)",
                ja: "国（ISOコード）",
              },
              admin: { width: "50%" },
              validate: aCountry,
            },
            {
              name: "percent",
              type: "number",
              required: true,
              label: { fr: "TVA (%)", en: "VAT (%)", es: "IVA (%)", ja: "税率（%）" },
              admin: { width: "50%", step: 0.1 },
              validate: validateWith(isVatPercent, {
                fr: "Un taux de 0 à 40, une décimale au plus : 25,5.",
                en: "A rate from 0 to 40, one decimal at most: 25.5.",
                es: "Un tipo de 0 a 40, un decimal como máximo: 25,5.",
                ja: "0から40までの税率（小数点以下1桁まで。例：25.5）。",
              }),
            },
          ],
        },
      ],
    },
  ],
};
