import type { DialColor } from "@/src/domain/watch/dial-color";
import { metals } from "./metals";
import { commas, joinTexts, type FullText, type SeedOption } from "./seed-option";
import { strapFamilies } from "./strap-families";

interface SeedStrap extends SeedOption {
  readonly family: string;
  readonly color: DialColor | null;
}

const dyes: Readonly<Record<string, FullText>> = {
  BL: { fr: "Noir", en: "Black", es: "Negro", jp: "ブラック" },
  BR: { fr: "Brun", en: "Brown", es: "Marrón", jp: "ブラウン" },
  BU: { fr: "Bleu", en: "Blue", es: "Azul", jp: "ブルー" },
  DB: { fr: "Brun foncé", en: "Dark brown", es: "Marrón oscuro", jp: "ダークブラウン" },
  GR: { fr: "Vert", en: "Green", es: "Verde", jp: "グリーン" },
  RE: { fr: "Rouge", en: "Red", es: "Rojo", jp: "レッド" },
  WH: { fr: "Blanc", en: "White", es: "Blanco", jp: "ホワイト" },
  OR: { fr: "Orange", en: "Orange", es: "Naranja", jp: "オレンジ" },
  GY: { fr: "Gris", en: "Grey", es: "Gris", jp: "グレー" },
  BE: { fr: "Beige", en: "Beige", es: "Beis", jp: "ベージュ" },
  FR: {
    fr: "Bleu, blanc, rouge",
    en: "Blue, white, red",
    es: "Azul, blanco, rojo",
    jp: "ブルー×ホワイト×レッド",
  },
};

/** What a dye is among the colors of dials; orange is none of them, nor is metal. */
const dyeColors: Readonly<Record<string, DialColor>> = {
  BL: "noir",
  BR: "brun",
  BU: "bleu",
  DB: "brun",
  GR: "vert",
  RE: "rouge",
  WH: "argent",
  GY: "gris",
  BE: "creme",
  FR: "bleu",
};

/** The numbered leathers: the number is the skin, each comes in the dyes that suit it. */
const leatherSkins: readonly {
  readonly number: number;
  readonly name: FullText;
  readonly dyes: readonly string[];
}[] = [
  {
    number: 1,
    name: {
      fr: "façon alligator",
      en: "alligator grain",
      es: "grabado de aligátor",
      jp: "アリゲーター型押し",
    },
    dyes: ["BL", "BR", "BU", "DB", "GR", "RE"],
  },
  {
    number: 2,
    name: { fr: "velours", en: "suede", es: "ante", jp: "スエード" },
    dyes: ["BL", "BR", "BU", "DB", "GR"],
  },
  {
    number: 3,
    name: { fr: "patiné", en: "vintage patina", es: "pátina", jp: "ヴィンテージ" },
    dyes: ["BR", "BU", "DB", "GR", "RE"],
  },
  {
    number: 4,
    name: { fr: "perforé", en: "perforated", es: "perforado", jp: "パンチング" },
    dyes: ["BL", "BR", "DB", "RE", "WH"],
  },
  {
    number: 5,
    name: { fr: "grainé", en: "grained", es: "graneado", jp: "グレイン" },
    dyes: ["BL", "BR", "BU", "DB", "GR", "RE", "WH"],
  },
];

function dye(code: string): FullText {
  const found = dyes[code];
  if (!found) throw new Error(`The strap color "${code}" has no text in straps.ts.`);
  return found;
}

const strap = (family: string, key: string, label: FullText, isNew = false): SeedStrap => ({
  key,
  family,
  label,
  isNew,
  color: dyeColors[key.split("-")[0] ?? ""] ?? null,
  layer: `STR-${family}-${key}`,
});

const metalStraps = (family: string, colors: readonly string[]) =>
  metals.filter(({ color }) => colors.includes(color)).map(({ color, label }) => strap(family, color, label));

const dyedStraps = (family: string, colors: readonly string[]) =>
  colors.map((color) => strap(family, color, dye(color)));

const allMetals = metals.map(({ color }) => color);
const polishedCentre = {
  fr: "maillon central poli",
  en: "polished centre links",
  es: "eslabón central pulido",
  jp: "中央鏡面仕上げ",
};

/** Straps of every family; a key is unique only within its family. Source: specification §3, strap families. */
const straps: readonly SeedStrap[] = [
  ...metals.flatMap(({ color, label }) => [
    strap("OY", color, label),
    strap("OY", `${color}-po`, joinTexts(commas, label, polishedCentre), true),
  ]),
  ...metalStraps("JU", allMetals),
  ...metalStraps("PR", allMetals),
  ...metalStraps("MA", ["si", "rg", "gl", "bl"]),
  ...dyedStraps("LE", ["BL", "BR", "BU", "DB", "GR", "RE", "WH"]),
  ...leatherSkins.flatMap((skin) =>
    skin.dyes.map((code) =>
      strap("LE", `${code}-${skin.number}`, joinTexts(commas, dye(code), skin.name), true),
    ),
  ),
  ...dyedStraps("RU", ["BL", "BU", "RE", "OR", "GR"]),
  ...dyedStraps("NY", ["BL", "GY", "BR", "GR", "BU", "BE", "FR"]),
  strap("PM", "SI", { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" }),
];

/** Price of a strap bought beside the watch, by family. Source: specification §3, flat strap price list. */
const flatPrices: Readonly<Record<string, number>> = {
  OY: 7000,
  JU: 7000,
  PR: 7000,
  MA: 2500,
  LE: 2000,
  RU: 2000,
  NY: 2000,
  PM: 8000,
};

/**
 * The flat list STR-{style}-{color} and NONE: it prices the second strap.
 * Source: specification 3.5.
 */
const secondStraps: readonly SeedOption[] = [
  {
    key: "NONE",
    label: {
      fr: "Sans second bracelet",
      en: "No second strap",
      es: "Sin segunda correa",
      jp: "替えストラップなし",
    },
  },
  ...strapFamilies.flatMap((family) =>
    straps
      .filter((row) => row.family === family.key)
      .map((row) => ({
        key: `STR-${family.key}-${row.key}`,
        price: flatPrices[family.key],
        label: joinTexts(commas, family.label, row.label),
        isNew: row.isNew,
        layer: row.layer,
      })),
  ),
];

/** These catalogues, by field. */
export const strapRows = {
  strapColor: straps,
  secondStrap: secondStraps,
};
