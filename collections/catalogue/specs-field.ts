import type { Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const number = (name: string, label: ReaderText): Field => ({
  name,
  type: "number",
  label,
  required: true,
  admin: { width: "32%" },
});

const text = (name: string, label: ReaderText): Field => ({
  name,
  type: "text",
  label,
  required: true,
  localized: true,
});

/** Measurements; pages add the units in their language. */
export const specsField: Field = {
  name: "specs",
  type: "group",
  label: { fr: "Fiche technique", en: "Specifications", es: "Ficha técnica", ja: "仕様" },
  fields: [
    {
      type: "row",
      fields: [
        number("thickness", {
          fr: "Épaisseur (mm)",
          en: "Thickness (mm)",
          es: "Grosor (mm)",
          ja: "厚さ（mm）",
        }),
        number("lugToLug", {
          fr: "Corne à corne (mm)",
          en: "Lug to lug (mm)",
          es: "De asa a asa (mm)",
          ja: "ラグからラグまで（mm）",
        }),
        number("lugWidth", {
          fr: "Entrecorne (mm)",
          en: "Lug width (mm)",
          es: "Entre asas (mm)",
          ja: "ラグ幅（mm）",
        }),
        number("waterResistance", {
          fr: "Étanchéité (ATM)",
          en: "Water resistance (ATM)",
          es: "Estanqueidad (ATM)",
          ja: "防水（ATM）",
        }),
        number("frequency", {
          fr: "Alternances par heure",
          en: "Vibrations per hour",
          es: "Alternancias por hora",
          ja: "毎時振動数",
        }),
        number("powerReserve", {
          fr: "Réserve de marche (h)",
          en: "Power reserve (h)",
          es: "Reserva de marcha (h)",
          ja: "パワーリザーブ（時間）",
        }),
        number("jewels", { fr: "Rubis", en: "Jewels", es: "Rubíes", ja: "石数" }),
        number("weight", { fr: "Poids (g)", en: "Weight (g)", es: "Peso (g)", ja: "重さ（g）" }),
        number("accuracySlow", {
          fr: "Retard au plus (s/jour)",
          en: "Loses at most (s/day)",
          es: "Atraso máximo (s/día)",
          ja: "最大遅れ（秒/日）",
        }),
        number("accuracyFast", {
          fr: "Avance au plus (s/jour)",
          en: "Gains at most (s/day)",
          es: "Adelanto máximo (s/día)",
          ja: "最大進み（秒/日）",
        }),
        {
          name: "calibre",
          type: "text",
          required: true,
          label: { fr: "Calibre", en: "Calibre", es: "Calibre", ja: "キャリバー" },
        },
        text("caseMaterial", {
          fr: "Matière du boîtier",
          en: "Case material",
          es: "Material de la caja",
          ja: "ケース素材",
        }),
        text("glass", { fr: "Verre", en: "Crystal", es: "Cristal", ja: "風防" }),
      ],
    },
  ],
};
