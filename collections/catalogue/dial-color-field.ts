import type { Field } from "payload";
import { dialColors, type DialColor } from "@/src/domain/watch/dial-color";
import { inFour } from "@/collections/admin-text";

/** Colors a dial is looked for by, in the admin's languages. */
export const colorLabels: Record<DialColor, ReturnType<typeof inFour>> = {
  argent: inFour("Argent", "Silver", "Plata", "シルバー"),
  creme: inFour("Crème", "Cream", "Crema", "クリーム"),
  gris: inFour("Gris", "Grey", "Gris", "グレー"),
  brun: inFour("Brun", "Brown", "Marrón", "ブラウン"),
  rose: inFour("Rose", "Pink", "Rosa", "ピンク"),
  rouge: inFour("Rouge", "Red", "Rojo", "レッド"),
  vert: inFour("Vert", "Green", "Verde", "グリーン"),
  bleu: inFour("Bleu", "Blue", "Azul", "ブルー"),
  noir: inFour("Noir", "Black", "Negro", "ブラック"),
};

/** The color of a part, for surprises that must avoid one. */
export const dialColorField: Field = {
  name: "color",
  type: "select",
  label: inFour("Couleur", "Colour", "Color", "色"),
  options: dialColors.map((value) => ({ value, label: colorLabels[value] })),
  admin: {
    description: inFour(
      "Qui achète une montre surprise peut écarter des couleurs : une pièce sans couleur n’est jamais écartée.",
      "Whoever buys a surprise watch may rule colours out: a part without a colour is never ruled out.",
      "Quien compra un reloj sorpresa puede descartar colores: una pieza sin color nunca se descarta.",
      "サプライズウォッチでは色を避けられます。色のない部品は避けられません。",
    ),
  },
};
