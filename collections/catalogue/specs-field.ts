import type { Field } from "payload";
import { inFour } from "@/collections/admin-text";

const number = (name: string, label: ReturnType<typeof inFour>): Field => ({
  name,
  type: "number",
  label,
  required: true,
  admin: { width: "32%" },
});

const text = (name: string, label: ReturnType<typeof inFour>): Field => ({
  name,
  type: "text",
  label,
  required: true,
  localized: true,
});

/** Measured facts; pages add the units in their language. */
export const specsField: Field = {
  name: "specs",
  type: "group",
  label: inFour("Fiche technique", "Specifications", "Ficha técnica", "仕様"),
  fields: [
    {
      type: "row",
      fields: [
        number("thickness", inFour("Épaisseur, mm", "Thickness, mm", "Grosor, mm", "厚さ mm")),
        number(
          "lugToLug",
          inFour("Corne à corne, mm", "Lug to lug, mm", "De asa a asa, mm", "ラグトゥラグ mm"),
        ),
        number("lugWidth", inFour("Entrecorne, mm", "Between lugs, mm", "Entre asas, mm", "ラグ幅 mm")),
        number(
          "waterResistance",
          inFour("Étanchéité, ATM", "Water resistance, ATM", "Resistencia al agua, ATM", "防水 ATM"),
        ),
        number(
          "frequency",
          inFour("Alternances par heure", "Vibrations per hour", "Alternancias por hora", "毎時振動数"),
        ),
        number(
          "powerReserve",
          inFour("Réserve de marche, h", "Power reserve, h", "Reserva de marcha, h", "パワーリザーブ 時間"),
        ),
        number("jewels", inFour("Rubis", "Jewels", "Rubíes", "石数")),
        number("weight", inFour("Poids, g", "Weight, g", "Peso, g", "重さ g")),
        number(
          "accuracySlow",
          inFour("Retard au plus, s/jour", "Slow at most, s/day", "Atraso máximo, s/día", "最大遅れ 秒/日"),
        ),
        number(
          "accuracyFast",
          inFour("Avance au plus, s/jour", "Fast at most, s/day", "Adelanto máximo, s/día", "最大進み 秒/日"),
        ),
        {
          name: "calibre",
          type: "text",
          required: true,
          label: inFour("Calibre", "Calibre", "Calibre", "キャリバー"),
        },
        text(
          "caseMaterial",
          inFour("Matière du boîtier", "Case material", "Material de la caja", "ケース素材"),
        ),
        text("glass", inFour("Verre", "Glass", "Cristal", "風防")),
      ],
    },
  ],
};
