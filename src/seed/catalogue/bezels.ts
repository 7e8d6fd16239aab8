import type { FullText, SeedOption } from "./seed-option";

interface SeedBezelInsert extends SeedOption {
  readonly type: "DIVER" | "GMT";
}

const insert = (type: SeedBezelInsert["type"], colors: string, label: FullText): SeedBezelInsert => ({
  key: `${type}-${colors}`,
  type,
  label,
  layer: `INS-${type}-${colors}`,
});

/** Sixty minutes for diving, twenty-four hours for travelling. Specification 3.4. */
const bezelInserts: readonly SeedBezelInsert[] = [
  insert("DIVER", "BK", {
    fr: "Plongée noir",
    en: "Dive scale, black",
    es: "Buceo negro",
    jp: "ダイバー ブラック",
  }),
  insert("DIVER", "BU", {
    fr: "Plongée bleu",
    en: "Dive scale, blue",
    es: "Buceo azul",
    jp: "ダイバー ブルー",
  }),
  insert("DIVER", "GR", {
    fr: "Plongée vert",
    en: "Dive scale, green",
    es: "Buceo verde",
    jp: "ダイバー グリーン",
  }),
  insert("DIVER", "RE", {
    fr: "Plongée rouge",
    en: "Dive scale, red",
    es: "Buceo rojo",
    jp: "ダイバー レッド",
  }),
  insert("DIVER", "GY", {
    fr: "Plongée gris",
    en: "Dive scale, grey",
    es: "Buceo gris",
    jp: "ダイバー グレー",
  }),
  insert("DIVER", "OR", {
    fr: "Plongée orange",
    en: "Dive scale, orange",
    es: "Buceo naranja",
    jp: "ダイバー オレンジ",
  }),
  insert("GMT", "BK", {
    fr: "24 heures noir",
    en: "24 hours, black",
    es: "24 horas negro",
    jp: "24時間 ブラック",
  }),
  insert("GMT", "BURE", {
    fr: "24 heures bleu et rouge",
    en: "24 hours, blue and red",
    es: "24 horas azul y rojo",
    jp: "24時間 ブルー×レッド",
  }),
  insert("GMT", "BKBU", {
    fr: "24 heures noir et bleu",
    en: "24 hours, black and blue",
    es: "24 horas negro y azul",
    jp: "24時間 ブラック×ブルー",
  }),
  insert("GMT", "BKRE", {
    fr: "24 heures noir et rouge",
    en: "24 hours, black and red",
    es: "24 horas negro y rojo",
    jp: "24時間 ブラック×レッド",
  }),
  insert("GMT", "BRGL", {
    fr: "24 heures brun et or",
    en: "24 hours, brown and gold",
    es: "24 horas marrón y oro",
    jp: "24時間 ブラウン×ゴールド",
  }),
  insert("GMT", "GR", {
    fr: "24 heures vert",
    en: "24 hours, green",
    es: "24 horas verde",
    jp: "24時間 グリーン",
  }),
];

const gmtHand = (color: string, label: FullText): SeedOption => ({
  key: `GMT-${color}`,
  label,
  layer: `GMT-${color}`,
});

/** Specification 3.4. */
const gmtHands: readonly SeedOption[] = [
  gmtHand("RE", { fr: "Rouge", en: "Red", es: "Roja", jp: "レッド" }),
  gmtHand("OR", { fr: "Orange", en: "Orange", es: "Naranja", jp: "オレンジ" }),
  gmtHand("BU", { fr: "Bleue", en: "Blue", es: "Azul", jp: "ブルー" }),
  gmtHand("GR", { fr: "Verte", en: "Green", es: "Verde", jp: "グリーン" }),
  gmtHand("WH", { fr: "Blanche", en: "White", es: "Blanca", jp: "ホワイト" }),
  gmtHand("BL", { fr: "Noire", en: "Black", es: "Negra", jp: "ブラック" }),
  gmtHand("SI", { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" }),
  gmtHand("RG", { fr: "Dorée rose", en: "Rose gold tone", es: "Dorada rosa", jp: "ローズゴールド" }),
  gmtHand("GL", { fr: "Dorée", en: "Gold tone", es: "Dorada", jp: "ゴールド" }),
];

/** These catalogues, by field. */
export const bezelRows = {
  bezelInsertColor: bezelInserts,
  gmtHand: gmtHands,
};
