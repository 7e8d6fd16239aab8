import { inFour, type FullText, type SeedOption } from "./seed-option";

interface SeedBezelInsert extends SeedOption {
  readonly type: "DIVER" | "GMT";
}

const insert = (type: SeedBezelInsert["type"], colors: string, label: FullText): SeedBezelInsert => ({
  key: `${type}-${colors}`,
  type,
  label,
  layer: `INS-${type}-${colors}`,
});

/** Sixty minutes for diving, twenty-four hours for travelling. Decision "options the spec names but does not list". */
const bezelInserts: readonly SeedBezelInsert[] = [
  insert("DIVER", "BK", inFour("Plongée noir", "Dive scale, black", "Buceo negro", "ダイバー ブラック")),
  insert("DIVER", "BU", inFour("Plongée bleu", "Dive scale, blue", "Buceo azul", "ダイバー ブルー")),
  insert("DIVER", "GR", inFour("Plongée vert", "Dive scale, green", "Buceo verde", "ダイバー グリーン")),
  insert("DIVER", "RE", inFour("Plongée rouge", "Dive scale, red", "Buceo rojo", "ダイバー レッド")),
  insert("DIVER", "GY", inFour("Plongée gris", "Dive scale, grey", "Buceo gris", "ダイバー グレー")),
  insert("DIVER", "OR", inFour("Plongée orange", "Dive scale, orange", "Buceo naranja", "ダイバー オレンジ")),
  insert("GMT", "BK", inFour("24 heures noir", "24 hours, black", "24 horas negro", "24時間 ブラック")),
  insert(
    "GMT",
    "BURE",
    inFour(
      "24 heures bleu et rouge",
      "24 hours, blue and red",
      "24 horas azul y rojo",
      "24時間 ブルー×レッド",
    ),
  ),
  insert(
    "GMT",
    "BKBU",
    inFour(
      "24 heures noir et bleu",
      "24 hours, black and blue",
      "24 horas negro y azul",
      "24時間 ブラック×ブルー",
    ),
  ),
  insert(
    "GMT",
    "BKRE",
    inFour(
      "24 heures noir et rouge",
      "24 hours, black and red",
      "24 horas negro y rojo",
      "24時間 ブラック×レッド",
    ),
  ),
  insert(
    "GMT",
    "BRGL",
    inFour(
      "24 heures brun et or",
      "24 hours, brown and gold",
      "24 horas marrón y oro",
      "24時間 ブラウン×ゴールド",
    ),
  ),
  insert("GMT", "GR", inFour("24 heures vert", "24 hours, green", "24 horas verde", "24時間 グリーン")),
];

const gmtHand = (color: string, label: FullText): SeedOption => ({
  key: `GMT-${color}`,
  label,
  layer: `GMT-${color}`,
});

/** Decision "options the spec names but does not list". */
const gmtHands: readonly SeedOption[] = [
  gmtHand("RE", inFour("Rouge", "Red", "Roja", "レッド")),
  gmtHand("OR", inFour("Orange", "Orange", "Naranja", "オレンジ")),
  gmtHand("BU", inFour("Bleue", "Blue", "Azul", "ブルー")),
  gmtHand("GR", inFour("Verte", "Green", "Verde", "グリーン")),
  gmtHand("WH", inFour("Blanche", "White", "Blanca", "ホワイト")),
  gmtHand("BL", inFour("Noire", "Black", "Negra", "ブラック")),
  gmtHand("SI", inFour("Acier", "Steel", "Acero", "スティール")),
  gmtHand("RG", inFour("Dorée rose", "Rose gold tone", "Dorada rosa", "ローズゴールド")),
  gmtHand("GL", inFour("Dorée", "Gold tone", "Dorada", "ゴールド")),
];

/** These catalogues, by field. */
export const bezelRows = {
  bezelInsertColor: bezelInserts,
  gmtHand: gmtHands,
};
