import rows from "./hands.json" with { type: "json" };
import { commas, inFour, joinTexts, type FullText, type SeedOption } from "./seed-option";

interface SeedHands extends SeedOption {
  readonly family: string;
  readonly metal: string;
}

/** Shapes of hands. */
export const handFamilies: Readonly<Record<string, FullText>> = {
  dauphine: inFour("Dauphine", "Dauphine", "Dauphine", "ドーフィン"),
  "dauphine-openworked": inFour(
    "Dauphine ajourée",
    "Openworked dauphine",
    "Dauphine calada",
    "オープンワーク・ドーフィン",
  ),
  "dauphine-two-tone": inFour(
    "Dauphine bicolore",
    "Two-tone dauphine",
    "Dauphine bicolor",
    "ツートン・ドーフィン",
  ),
  breguet: inFour("Pomme évidée", "Moon-tip", "Pomme", "ポム"),
  baton: inFour("Bâton", "Baton", "Bastón", "バトン"),
  "baton-lume": inFour("Bâton luminescente", "Lumed baton", "Bastón luminiscente", "夜光バトン"),
  alpha: inFour("Alpha", "Alpha", "Alpha", "アルファ"),
  leaf: inFour("Feuille à arête", "Ridged leaf", "Hoja con arista", "リーフ"),
  feuille: inFour("Feuille fine", "Slim leaf", "Hoja fina", "スリムリーフ"),
  sword: inFour("Épée", "Sword", "Espada", "ソード"),
  syringe: inFour("Seringue", "Syringe", "Jeringa", "シリンジ"),
  mercedes: inFour("Trois branches", "Three-spoke", "Tres radios", "スリースポーク"),
  cathedral: inFour("Cathédrale", "Cathedral", "Catedral", "カテドラル"),
  arrow: inFour("Flèche", "Arrow", "Flecha", "アロー"),
  lollipop: inFour("Sucette", "Lollipop", "Piruleta", "ロリポップ"),
  skeleton: inFour("Squelette", "Skeleton", "Esqueleto", "スケルトン"),
  pencil: inFour("Crayon", "Pencil", "Lápiz", "ペンシル"),
  spade: inFour("Pique", "Spade", "Pica", "スペード"),
  snowflake: inFour("Flocon", "Snowflake", "Copo de nieve", "スノーフレーク"),
  obelisk: inFour("Obélisque", "Obelisk", "Obelisco", "オベリスク"),
};

const handMetals: Readonly<Record<string, FullText>> = {
  silver: inFour("acier", "steel", "acero", "スティール"),
  rose: inFour("doré rose", "rose gold tone", "dorado rosa", "ローズゴールド"),
  gold: inFour("doré", "gold tone", "dorado", "ゴールド"),
  black: inFour("noir", "black", "negro", "ブラック"),
  blue: inFour("bleui", "blued", "azulado", "ブルースティール"),
  "silver-blue": inFour("acier et bleu", "steel and blue", "acero y azul", "スティール×ブルー"),
  "silver-gold": inFour("acier et doré", "steel and gold tone", "acero y dorado", "スティール×ゴールド"),
};

/** What the hands glow in. */
const glows: Readonly<Record<string, FullText>> = {
  green: inFour("lueur verte", "green glow", "brillo verde", "緑の夜光"),
  blue: inFour("lueur bleue", "blue glow", "brillo azul", "青の夜光"),
  orange: inFour("lueur orange", "orange glow", "brillo naranja", "オレンジの夜光"),
};

function word(words: Readonly<Record<string, FullText>>, name: string): FullText {
  const found = words[name];
  if (!found) throw new Error(`hands.json names "${name}", which has no text in hands.ts.`);
  return found;
}

/** Source: specification §3, hands: keys and prices where it gives them, else its pattern and 0. */
export const hands: readonly SeedHands[] = rows.map((row) => {
  const { key, price, family, metal, lume } = { lume: undefined, ...row };
  const words = [word(handFamilies, family), word(handMetals, metal), ...(lume ? [word(glows, lume)] : [])];
  return {
    key,
    price,
    family,
    metal,
    label: joinTexts(commas, ...words),
    ...(lume && { lumColor: lume }),
    layer: key,
  };
});
