import type { Field } from "payload";
import { dialColors, type DialColor } from "@/src/domain/watch/dial-color";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Searchable dial colors, in the admin's languages. */
export const colorLabels: Record<DialColor, ReaderText> = {
  argent: { fr: "Argent", en: "Silver", es: "Plata", ja: "シルバー" },
  creme: { fr: "Crème", en: "Cream", es: "Crema", ja: "クリーム" },
  gris: { fr: "Gris", en: "Grey", es: "Gris", ja: "グレー" },
  brun: { fr: "Brun", en: "Brown", es: "Marrón", ja: "ブラウン" },
  rose: { fr: "Rose", en: "Pink", es: "Rosa", ja: "ピンク" },
  rouge: { fr: "Rouge", en: "Red", es: "Rojo", ja: "レッド" },
  vert: { fr: "Vert", en: "Green", es: "Verde", ja: "グリーン" },
  bleu: { fr: "Bleu", en: "Blue", es: "Azul", ja: "ブルー" },
  noir: { fr: "Noir", en: "Black", es: "Negro", ja: "ブラック" },
};

/** The color of a part, for surprises that must avoid one. */
export const dialColorField: Field = {
  name: "color",
  type: "select",
  label: { fr: "Couleur", en: "Colour", es: "Color", ja: "色" },
  options: dialColors.map((value) => ({ value, label: colorLabels[value] })),
  admin: {
    description: {
      fr: "Qui achète une montre surprise peut écarter des couleurs : une pièce sans couleur n’est jamais écartée.",
      en: "Whoever buys a surprise watch may rule colours out: a part without a colour is never ruled out.",
      es: "Quien compra un reloj sorpresa puede descartar colores: una pieza sin color nunca se descarta.",
      ja: "サプライズウォッチでは色を避けられます。色のない部品は避けられません。",
    },
  },
};
