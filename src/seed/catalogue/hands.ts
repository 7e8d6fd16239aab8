import rows from "./hands.json" with { type: "json" };
import { commas, joinTexts, type FullText, type SeedOption } from "./seed-option";

interface SeedHands extends SeedOption {
  readonly family: string;
  readonly metal: string;
}

/** Shapes of hands. */
const handFamilies: Readonly<Record<string, FullText>> = {
  dauphine: { fr: "Dauphine", en: "Dauphine", es: "Dauphine", jp: "ドーフィン" },
  "dauphine-openworked": {
    fr: "Dauphine ajourée",
    en: "Openworked dauphine",
    es: "Dauphine calada",
    jp: "オープンワーク ドーフィン",
  },
  "dauphine-two-tone": {
    fr: "Dauphine bicolore",
    en: "Two-tone dauphine",
    es: "Dauphine bicolor",
    jp: "ツートン ドーフィン",
  },
  breguet: { fr: "Pomme évidée", en: "Moon-tip", es: "Pomme", jp: "ポム" },
  baton: { fr: "Bâton", en: "Baton", es: "Bastón", jp: "バトン" },
  "baton-lume": { fr: "Bâton luminescent", en: "Lumed baton", es: "Bastón luminiscente", jp: "夜光バトン" },
  alpha: { fr: "Alpha", en: "Alpha", es: "Alpha", jp: "アルファ" },
  leaf: { fr: "Feuille à arête", en: "Ridged leaf", es: "Hoja con arista", jp: "リーフ" },
  feuille: { fr: "Feuille fine", en: "Slim leaf", es: "Hoja fina", jp: "スリムリーフ" },
  sword: { fr: "Épée", en: "Sword", es: "Espada", jp: "ソード" },
  syringe: { fr: "Seringue", en: "Syringe", es: "Jeringa", jp: "シリンジ" },
  mercedes: { fr: "Trois branches", en: "Three-spoke", es: "Tres radios", jp: "スリースポーク" },
  cathedral: { fr: "Cathédrale", en: "Cathedral", es: "Catedral", jp: "カテドラル" },
  arrow: { fr: "Flèche", en: "Arrow", es: "Flecha", jp: "アロー" },
  lollipop: { fr: "Sucette", en: "Lollipop", es: "Piruleta", jp: "ロリポップ" },
  skeleton: { fr: "Squelette", en: "Skeleton", es: "Esqueleto", jp: "スケルトン" },
  pencil: { fr: "Crayon", en: "Pencil", es: "Lápiz", jp: "ペンシル" },
  spade: { fr: "Pique", en: "Spade", es: "Pica", jp: "スペード" },
  snowflake: { fr: "Flocon", en: "Snowflake", es: "Copo de nieve", jp: "スノーフレーク" },
  obelisk: { fr: "Obélisque", en: "Obelisk", es: "Obelisco", jp: "オベリスク" },
};

const handMetals: Readonly<Record<string, FullText>> = {
  silver: { fr: "acier", en: "steel", es: "acero", jp: "スティール" },
  rose: { fr: "doré rose", en: "rose gold tone", es: "dorado rosa", jp: "ローズゴールド" },
  gold: { fr: "doré", en: "gold tone", es: "dorado", jp: "ゴールド" },
  black: { fr: "noir", en: "black", es: "negro", jp: "ブラック" },
  blue: { fr: "bleui", en: "blued", es: "acero azulado", jp: "青焼き" },
  "silver-blue": { fr: "acier et bleu", en: "steel and blue", es: "acero y azul", jp: "スティール×ブルー" },
  "silver-gold": {
    fr: "acier et doré",
    en: "steel and gold tone",
    es: "acero y dorado",
    jp: "スティール×ゴールド",
  },
};

/** What the hands glow in. */
const glows: Readonly<Record<string, FullText>> = {
  green: { fr: "luminescence verte", en: "green lume", es: "luminiscencia verde", jp: "緑の夜光" },
  blue: { fr: "luminescence bleue", en: "blue lume", es: "luminiscencia azul", jp: "青の夜光" },
  orange: { fr: "luminescence orange", en: "orange lume", es: "luminiscencia naranja", jp: "オレンジの夜光" },
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
