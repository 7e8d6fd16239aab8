import type { DialColor } from "@/src/domain/watch/dial-color";
import { metals } from "./metals";
import { commas, inFour, joinTexts, type FullText, type SeedOption } from "./seed-option";
import { strapFamilies } from "./strap-families";

interface SeedStrap extends SeedOption {
  readonly family: string;
  readonly color: DialColor | null;
}

const dyes: Readonly<Record<string, FullText>> = {
  BL: inFour("Noir", "Black", "Negro", "ブラック"),
  BR: inFour("Brun", "Brown", "Marrón", "ブラウン"),
  BU: inFour("Bleu", "Blue", "Azul", "ブルー"),
  DB: inFour("Brun foncé", "Dark brown", "Marrón oscuro", "ダークブラウン"),
  GR: inFour("Vert", "Green", "Verde", "グリーン"),
  RE: inFour("Rouge", "Red", "Rojo", "レッド"),
  WH: inFour("Blanc", "White", "Blanco", "ホワイト"),
  OR: inFour("Orange", "Orange", "Naranja", "オレンジ"),
  GY: inFour("Gris", "Grey", "Gris", "グレー"),
  BE: inFour("Beige", "Beige", "Beis", "ベージュ"),
  FR: inFour("Bleu, blanc, rouge", "Blue, white, red", "Azul, blanco, rojo", "青・白・赤"),
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
    name: inFour("façon alligator", "alligator grain", "grabado de aligátor", "アリゲーター型押し"),
    dyes: ["BL", "BR", "BU", "DB", "GR", "RE"],
  },
  { number: 2, name: inFour("velours", "suede", "ante", "スエード"), dyes: ["BL", "BR", "BU", "DB", "GR"] },
  {
    number: 3,
    name: inFour("patine", "vintage patina", "pátina", "ヴィンテージ"),
    dyes: ["BR", "BU", "DB", "GR", "RE"],
  },
  {
    number: 4,
    name: inFour("perforé", "perforated", "perforado", "パンチング"),
    dyes: ["BL", "BR", "DB", "RE", "WH"],
  },
  {
    number: 5,
    name: inFour("grainé", "grained", "graneado", "グレイン"),
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
const polishedCentre = inFour(
  "maillon central poli",
  "polished centre links",
  "eslabón central pulido",
  "中央鏡面仕上げ",
);

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
  strap("PM", "SI", inFour("Acier", "Steel", "Acero", "スティール")),
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
 * Source: specification §3; decision "premium strap 8000 or 10000".
 */
const secondStraps: readonly SeedOption[] = [
  {
    key: "NONE",
    label: inFour("Sans second bracelet", "No second strap", "Sin segunda correa", "替えストラップなし"),
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
