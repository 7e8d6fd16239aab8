import type { FullText } from "@/src/seed/catalogue/seed-option";

interface Link {
  readonly label: FullText;
  readonly href: string;
}

export const link = (href: string, label: FullText): Link => ({ href, label });

/** Links that stand in more than one place of navigation and footer. */
export const watches = link("/montres", { fr: "Montres", en: "Watches", es: "Relojes", jp: "時計" });
export const configurator = link("/configurator", {
  fr: "Configurateur",
  en: "Configurator",
  es: "Configurador",
  jp: "コンフィギュレーター",
});
export const story = link("/notre-histoire", {
  fr: "Notre histoire",
  en: "Our story",
  es: "Nuestra historia",
  jp: "私たちの歩み",
});
export const quiz = link("/trouver-votre-montre", {
  fr: "Trouver votre montre",
  en: "Find your watch",
  es: "Encuentra tu reloj",
  jp: "時計を探す",
});
export const manuals = link("/montres/manuels", {
  fr: "Manuels",
  en: "Manuals",
  es: "Manuales",
  jp: "取扱説明書",
});
export const orderSearch = link("/commandes", {
  fr: "Suivre une commande",
  en: "Track an order",
  es: "Seguir un pedido",
  jp: "ご注文の確認",
});
export const philosophy = link("/philosophie", {
  fr: "Philosophie",
  en: "Philosophy",
  es: "Filosofía",
  jp: "考え方",
});

export const forHer = link("/montre-femme", {
  fr: "Montres femme",
  en: "Women’s watches",
  es: "Relojes de mujer",
  jp: "レディース",
});
export const forHim = link("/montre-homme", {
  fr: "Montres homme",
  en: "Men’s watches",
  es: "Relojes de hombre",
  jp: "メンズ",
});
export const collections = link("/collection", {
  fr: "Les quatre lignes",
  en: "The four lines",
  es: "Las cuatro líneas",
  jp: "四つのライン",
});
export const bu01 = link("/montres/distinction/DIBU01", {
  fr: "Distinction Bu01",
  en: "Distinction Bu01",
  es: "Distinction Bu01",
  jp: "ディスティンクション Bu01",
});
export const giftWatch = link("/offrir-une-montre", {
  fr: "Offrir une montre",
  en: "Give a watch",
  es: "Regalar un reloj",
  jp: "時計を贈る",
});
export const giftCard = link("/carte-cadeaux", {
  fr: "Carte cadeau",
  en: "Gift card",
  es: "Tarjeta regalo",
  jp: "ギフトカード",
});
export const surprise = link("/montre-surprise", {
  fr: "Montre surprise",
  en: "Surprise watch",
  es: "Reloj sorpresa",
  jp: "サプライズウォッチ",
});
export const about = link("/a-propos", {
  fr: "La maison, en clair",
  en: "The house, in plain terms",
  es: "La casa, sin rodeos",
  jp: "工房のあらまし",
});
export const newsletter = link("/newsletter", {
  fr: "La lettre",
  en: "Newsletter",
  es: "Boletín",
  jp: "ニュースレター",
});
export const customWork = link("/services/creation-sur-mesure", {
  fr: "Création sur mesure",
  en: "Custom work",
  es: "Creación a medida",
  jp: "特注製作",
});
export const sizeGuide = link("/guide-des-tailles", {
  fr: "Guide des tailles",
  en: "Size guide",
  es: "Guía de tallas",
  jp: "サイズガイド",
});
export const gifts: FullText = { fr: "Offrir", en: "Gifts", es: "Regalar", jp: "贈る" };
