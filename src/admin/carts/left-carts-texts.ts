import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

interface LeftCartsTexts {
  readonly title: string;
  readonly intro: string;
  readonly recovered: string;
  readonly recoveredNote: string;
  readonly month: string;
  readonly orders: string;
  readonly revenue: string;
  readonly latest: string;
  readonly order: string;
  readonly paid: string;
  readonly noneRecovered: string;
  readonly left: string;
  readonly none: string;
  readonly changed: string;
  readonly language: string;
  readonly lines: string;
  readonly worth: string;
  readonly reminded: string;
  readonly back: string;
  readonly customer: string;
  readonly yes: string;
  readonly no: string;
  readonly bespoke: string;
  readonly first: string;
  readonly next: string;
}

/** Words of the page of left carts, by the tags of the admin's languages. */
const leftCartsTexts = {
  fr: {
    title: "Paniers laissés",
    intro:
      "Les paniers non vides, sans mouvement depuis une heure, des trente derniers jours. Aux prix vus par le client.",
    recovered: "Revenus après un rappel",
    recoveredNote:
      "Première commande payée dans les quatorze jours qui suivent un rappel ; cartes cadeaux et remboursements déduits.",
    month: "Mois",
    orders: "Commandes",
    revenue: "Encaissé",
    latest: "Les dernières",
    order: "Commande",
    paid: "Payée le",
    noneRecovered: "Aucune commande après un rappel pour le moment.",
    left: "Laissés",
    none: "Aucun panier laissé.",
    changed: "Dernier geste",
    language: "Langue",
    lines: "Contenu",
    worth: "Valeur",
    reminded: "Rappelé",
    back: "Revenu acheter",
    customer: "Client",
    yes: "oui",
    no: "non",
    bespoke: "Montre sur mesure",
    first: "Au début",
    next: "Suite",
  },
  en: {
    title: "Carts left behind",
    intro:
      "Carts with something in them, untouched for an hour, of the last thirty days. At the prices their shopper saw.",
    recovered: "Back after a reminder",
    recoveredNote:
      "The first order paid within fourteen days of a reminder; gift cards and refunds are taken off.",
    month: "Month",
    orders: "Orders",
    revenue: "Revenue",
    latest: "The latest",
    order: "Order",
    paid: "Paid on",
    noneRecovered: "No order after a reminder so far.",
    left: "Left behind",
    none: "No cart was left behind.",
    changed: "Last touched",
    language: "Language",
    lines: "Content",
    worth: "Worth",
    reminded: "Reminded",
    back: "Came back and bought",
    customer: "Customer",
    yes: "yes",
    no: "no",
    bespoke: "Bespoke watch",
    first: "To the beginning",
    next: "More",
  },
  es: {
    title: "Carritos abandonados",
    intro:
      "Carritos con algo dentro, sin movimiento desde hace una hora, de los últimos treinta días. A los precios que vio el cliente.",
    recovered: "De vuelta tras un recordatorio",
    recoveredNote:
      "El primer pedido pagado en los catorce días siguientes a un recordatorio; menos tarjetas regalo y reembolsos.",
    month: "Mes",
    orders: "Pedidos",
    revenue: "Ingresos",
    latest: "Los últimos",
    order: "Pedido",
    paid: "Pagado el",
    noneRecovered: "Ningún pedido tras un recordatorio por ahora.",
    left: "Abandonados",
    none: "Ningún carrito abandonado.",
    changed: "Última acción",
    language: "Idioma",
    lines: "Contenido",
    worth: "Valor",
    reminded: "Recordado",
    back: "Volvió y compró",
    customer: "Cliente",
    yes: "sí",
    no: "no",
    bespoke: "Reloj compuesto",
    first: "Al principio",
    next: "Más",
  },
  ja: {
    title: "放置カート",
    intro: "過去30日間で、商品が入ったまま1時間以上操作のないカートです。金額はお客様が見た価格によります。",
    recovered: "お知らせ後の購入",
    recoveredNote: "お知らせから14日以内に支払われた最初の注文。ギフトカード充当分と返金は差し引いています。",
    month: "月",
    orders: "注文数",
    revenue: "売上",
    latest: "最近の注文",
    order: "注文",
    paid: "支払日時",
    noneRecovered: "お知らせ後の注文はまだありません。",
    left: "放置されたカート",
    none: "放置されたカートはありません。",
    changed: "最終操作",
    language: "言語",
    lines: "内容",
    worth: "金額",
    reminded: "お知らせ",
    back: "再訪・購入",
    customer: "お客様",
    yes: "あり",
    no: "なし",
    bespoke: "オーダーメイドウォッチ",
    first: "先頭へ",
    next: "次へ",
  },
} as const satisfies Record<"fr" | "en" | "es" | "ja", LeftCartsTexts>;

export type { LeftCartsTexts };

/** @param language of the admin user */
export const leftCartsTextsOf = (language: string) =>
  inReaderLanguage<LeftCartsTexts>(leftCartsTexts, language);
