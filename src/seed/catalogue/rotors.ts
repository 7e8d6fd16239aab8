import { inFour, joinTexts, commas, type SeedOption } from "./seed-option";

const patterns = [
  { code: "ASANOHA", name: inFour("Asanoha", "Asanoha", "Asanoha", "麻の葉") },
  {
    code: "CDG",
    name: inFour("Côtes de Genève", "Geneva stripes", "Côtes de Genève", "コート・ド・ジュネーブ"),
  },
  { code: "CLOUD", name: inFour("Nuages", "Clouds", "Nubes", "雲") },
  { code: "WAVE", name: inFour("Vagues", "Waves", "Olas", "波") },
];

const finishes = [
  { code: "SI", name: inFour("acier", "steel", "acero", "スティール") },
  { code: "GL", name: inFour("doré", "gold tone", "dorado", "ゴールド") },
  { code: "RG", name: inFour("doré rose", "rose gold tone", "dorado rosa", "ローズゴールド") },
  { code: "BL", name: inFour("noir", "black", "negro", "ブラック") },
];

/** Source: specification §3, rotors: the engraved ones are new. */
export const rotors: readonly SeedOption[] = [
  {
    key: "NORMAL",
    label: inFour("Standard", "Standard", "Estándar", "スタンダード"),
    note: inFour(
      "Le rotor d’origine du NH35.",
      "The NH35’s own rotor.",
      "El rotor original del NH35.",
      "NH35標準のローターです。",
    ),
    layer: "ROT-NORMAL",
  },
  ...patterns.flatMap((pattern) =>
    finishes.map((finish) => ({
      key: `${pattern.code}-${finish.code}`,
      price: 3500,
      label: joinTexts(commas, pattern.name, finish.name),
      isNew: true,
      layer: `ROT-${pattern.code}-${finish.code}`,
    })),
  ),
];
