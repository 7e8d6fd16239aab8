import type { LineKind } from "@/src/domain/cart/article-kind";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import type { StageTone, WatchLine } from "@/src/domain/watch/ready-made";

/** Choices of a select field in the reader's language, in the order in which they are defined. */
export const wordedOptions = <Value extends string>(words: Readonly<Record<Value, ReaderText>>) =>
  Object.entries<ReaderText>(words).map(([value, label]) => ({ value, label }));

/** Kinds of articles. */
export const kindNames: Readonly<Record<LineKind, ReaderText>> = {
  watch: { fr: "Montre", en: "Watch", es: "Reloj", ja: "時計" },
  bespoke: { fr: "Montre sur mesure", en: "Bespoke watch", es: "Reloj a medida", ja: "オーダーメイドの時計" },
  "gift-card": { fr: "Carte cadeau", en: "Gift card", es: "Tarjeta regalo", ja: "ギフトカード" },
  "gift-watch": { fr: "Montre à offrir", en: "Gift watch", es: "Reloj de regalo", ja: "贈る時計" },
  "surprise-watch": {
    fr: "Montre surprise",
    en: "Surprise watch",
    es: "Reloj sorpresa",
    ja: "サプライズウォッチ",
  },
};

export const lineNames: Readonly<Record<WatchLine, ReaderText>> = {
  reminiscence: { fr: "Réminiscence", en: "Réminiscence", es: "Réminiscence", ja: "レミニセンス" },
  distinction: { fr: "Distinction", en: "Distinction", es: "Distinction", ja: "ディスティンクション" },
  "distinction-rose": {
    fr: "Distinction Rose",
    en: "Distinction Rose",
    es: "Distinction Rose",
    ja: "ディスティンクション ローズ",
  },
  "distinction-horizon": {
    fr: "Distinction Horizon",
    en: "Distinction Horizon",
    es: "Distinction Horizon",
    ja: "ディスティンクション ホライゾン",
  },
};

/** Backgrounds of a watch, by their appearance. */
export const toneNames: Readonly<Record<StageTone, ReaderText>> = {
  givre: {
    fr: "Givre, gris froid",
    en: "Frost, cool grey",
    es: "Escarcha, gris frío",
    ja: "霜（冷たいグレー）",
  },
  brume: {
    fr: "Brume, bleu gris",
    en: "Mist, blue grey",
    es: "Bruma, gris azulado",
    ja: "霧（青みのグレー）",
  },
  sable: { fr: "Sable, beige", en: "Sand, beige", es: "Arena, beis", ja: "砂（ベージュ）" },
  rosee: { fr: "Rosée, rose pâle", en: "Dew, pale pink", es: "Rocío, rosa pálido", ja: "朝露（淡いピンク）" },
  craie: {
    fr: "Craie, presque blanc",
    en: "Chalk, near white",
    es: "Tiza, casi blanco",
    ja: "チョーク（ほぼ白）",
  },
};

/** Metals of hands. */
export const metalNames = {
  silver: { fr: "Argent", en: "Silver", es: "Plata", ja: "シルバー" },
  rose: { fr: "Or rose", en: "Rose gold", es: "Oro rosa", ja: "ローズゴールド" },
  gold: { fr: "Or", en: "Gold", es: "Oro", ja: "ゴールド" },
  black: { fr: "Noir", en: "Black", es: "Negro", ja: "ブラック" },
  blue: { fr: "Bleu", en: "Blue", es: "Azul", ja: "ブルー" },
  "silver-blue": { fr: "Argent et bleu", en: "Silver and blue", es: "Plata y azul", ja: "シルバー／ブルー" },
  "silver-gold": { fr: "Argent et or", en: "Silver and gold", es: "Plata y oro", ja: "シルバー／ゴールド" },
} as const;

/** Luminous parts. */
export const lumeNames = {
  green: { fr: "Verte", en: "Green", es: "Verde", ja: "グリーン" },
  blue: { fr: "Bleue", en: "Blue", es: "Azul", ja: "ブルー" },
  orange: { fr: "Orange", en: "Orange", es: "Naranja", ja: "オレンジ" },
} as const;
