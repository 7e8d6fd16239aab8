import { joinTexts, commas, type SeedOption } from "./seed-option";

const patterns = [
  { code: "ASANOHA", name: { fr: "Asanoha", en: "Asanoha", es: "Asanoha", jp: "麻の葉" } },
  {
    code: "CDG",
    name: {
      fr: "Côtes de Genève",
      en: "Geneva stripes",
      es: "Côtes de Genève",
      jp: "コート・ド・ジュネーブ",
    },
  },
  { code: "CLOUD", name: { fr: "Nuages", en: "Clouds", es: "Nubes", jp: "雲" } },
  { code: "WAVE", name: { fr: "Vagues", en: "Waves", es: "Olas", jp: "波" } },
];

const finishes = [
  { code: "SI", name: { fr: "acier", en: "steel", es: "acero", jp: "スティール" } },
  { code: "GL", name: { fr: "doré", en: "gold tone", es: "dorado", jp: "ゴールド" } },
  { code: "RG", name: { fr: "doré rose", en: "rose gold tone", es: "dorado rosa", jp: "ローズゴールド" } },
  { code: "BL", name: { fr: "noir", en: "black", es: "negro", jp: "ブラック" } },
];

/** Source: specification §3, rotors: the engraved ones are new. */
export const rotors: readonly SeedOption[] = [
  {
    key: "NORMAL",
    label: { fr: "Standard", en: "Standard", es: "Estándar", jp: "スタンダード" },
    note: {
      fr: "Le rotor d’origine du NH35.",
      en: "The NH35’s own rotor.",
      es: "El rotor original del NH35.",
      jp: "NH35標準のローターです。",
    },
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
