import type { Field } from "payload";
import { dayOnly } from "@/collections/date-picker";
import { wholeNumber } from "@/collections/validators";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const perDay = (name: string, label: ReaderText): Field => ({
  name,
  type: "number",
  label,
  admin: { width: "50%" },
  validate: wholeNumber(1, 1000, { isRequired: false }),
});

const closureDay = (name: string, label: ReaderText): Field => ({
  name,
  type: "date",
  required: true,
  label,
  admin: { ...dayOnly, width: "50%" },
});

/** Capacity of the workshop per working day, and its closed days: promised dates are derived from both. */
export const workshop: Field = {
  name: "workshop",
  type: "group",
  label: { fr: "Atelier", en: "Workshop", es: "Taller", ja: "工房" },
  admin: {
    description: {
      fr: "Ce que l’atelier monte par jour ouvré. Quand la file d’attente dépasse le délai de base, la date promise recule d’autant ; un champ vide ne compte pas la file.",
      en: "What the workshop assembles on a working day. Where the queue is longer than the base lead time, the promised date moves back with it; an empty field takes no account of the queue.",
      es: "Lo que el taller monta por día laborable. Si la cola supera el plazo base, la fecha prometida se retrasa; un campo vacío no tiene en cuenta la cola.",
      ja: "1営業日に製作できる本数です。待ち行列が基本納期を超えると、約束日はその分だけ後になります。空欄なら待ち行列を考慮しません。",
    },
  },
  fields: [
    {
      type: "row",
      fields: [
        perDay("bespokePerDay", {
          fr: "Montres sur mesure par jour",
          en: "Bespoke watches a day",
          es: "Relojes a medida por día",
          ja: "オーダーメイドウォッチ（1日あたり）",
        }),
        perDay("readyPerDay", {
          fr: "Autres montres par jour",
          en: "Other watches a day",
          es: "Otros relojes por día",
          ja: "その他の時計（1日あたり）",
        }),
      ],
    },
    {
      name: "closures",
      type: "array",
      label: { fr: "Fermetures", en: "Closures", es: "Cierres", ja: "休業期間" },
      labels: {
        singular: { fr: "Fermeture", en: "Closure", es: "Cierre", ja: "休業期間" },
        plural: { fr: "Fermetures", en: "Closures", es: "Cierres", ja: "休業期間" },
      },
      admin: {
        description: {
          fr: "Les week-ends et les jours fériés français sont connus.",
          en: "Weekends and French public holidays are known.",
          es: "Los fines de semana y los festivos franceses ya se conocen.",
          ja: "週末とフランスの祝日は登録不要です。",
        },
      },
      fields: [
        {
          type: "row",
          fields: [
            closureDay("from", { fr: "Du", en: "From", es: "Del", ja: "開始日" }),
            closureDay("until", {
              fr: "Au (inclus)",
              en: "Until (included)",
              es: "Al (incluido)",
              ja: "終了日（当日を含む）",
            }),
          ],
        },
      ],
    },
  ],
};
