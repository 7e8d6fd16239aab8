import { isOrderState } from "@/src/domain/order/order-state";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { orderStateNames } from "./order-state-names";

type Words = Readonly<Record<"fr" | "en" | "es" | "ja", string>>;

/** Events of an order's timeline, beside its states. */
const eventNames: Readonly<Record<string, Words>> = {
  "refund-decided": {
    fr: "Remboursement décidé",
    en: "Refund decided",
    es: "Reembolso decidido",
    ja: "返金を決定",
  },
  "refund-to-card": {
    fr: "Rendu à une carte cadeau",
    en: "Given back to a gift card",
    es: "Devuelto a una tarjeta regalo",
    ja: "ギフトカードへ返金",
  },
  "stock-returned": {
    fr: "Pièces remises en stock",
    en: "Pieces put back into stock",
    es: "Piezas devueltas a existencias",
    ja: "部品を在庫へ戻しました",
  },
  "refund-failed": {
    fr: "Remboursement sans effet",
    en: "Refund came to nothing",
    es: "Reembolso sin efecto",
    ja: "返金は行われませんでした",
  },
  undone: { fr: "Étape annulée", en: "Step undone", es: "Paso deshecho", ja: "取り消した操作" },
  refund: {
    fr: "Remboursé par le prestataire",
    en: "Refunded by the provider",
    es: "Reembolsado por el proveedor",
    ja: "決済会社が返金",
  },
  "credit-note": { fr: "Avoir", en: "Credit note", es: "Factura rectificativa", ja: "返金伝票" },
  dispute: { fr: "Contestation", en: "Dispute", es: "Impugnación", ja: "異議申立て" },
  address: {
    fr: "Adresse corrigée",
    en: "Address corrected",
    es: "Dirección corregida",
    ja: "お届け先を訂正",
  },
  "by-hand": {
    fr: "Commande saisie à la main",
    en: "Order made by hand",
    es: "Pedido creado a mano",
    ja: "スタッフが注文を登録",
  },
  "link-sent": {
    fr: "Lien de paiement renvoyé",
    en: "Payment link sent again",
    es: "Enlace de pago reenviado",
    ja: "支払いリンクを再送",
  },
  "part-withdrawn": {
    fr: "Rétractation d’une partie",
    en: "Withdrawal from a part",
    es: "Desistimiento de una parte",
    ja: "一部の契約撤回",
  },
  "part-sent": {
    fr: "Colis partiel parti",
    en: "Part parcel sent",
    es: "Paquete parcial enviado",
    ja: "一部を発送",
  },
  exchange: { fr: "Échange", en: "Exchange", es: "Cambio", ja: "交換" },
  returned: { fr: "Retour reçu", en: "Return received", es: "Devolución recibida", ja: "返送品を受領" },
  parcel: {
    fr: "Suivi corrigé",
    en: "Tracking corrected",
    es: "Seguimiento corregido",
    ja: "追跡番号を訂正",
  },
};

/** Reasons of events that the shop writes as a key. */
const reasons: Readonly<Record<string, Words>> = {
  open: { fr: "ouverte", en: "opened", es: "abierta", ja: "開始" },
  closed: { fr: "close", en: "closed", es: "cerrada", ja: "終了" },
  lost: {
    fr: "perdue : la banque garde l’argent",
    en: "lost: the bank keeps the money",
    es: "perdida: el banco se queda el dinero",
    ja: "返金が確定",
  },
  dispute: { fr: "contestation", en: "dispute", es: "impugnación", ja: "異議申立て" },
  superseded: {
    fr: "remplacée par une nouvelle commande",
    en: "replaced by a newer order",
    es: "sustituido por un pedido nuevo",
    ja: "新しい注文に置換",
  },
  "never opened": {
    fr: "page de paiement jamais ouverte",
    en: "payment page never opened",
    es: "página de pago nunca abierta",
    ja: "決済ページは未使用",
  },
  "link ended": {
    fr: "lien de paiement échu",
    en: "payment link ended",
    es: "enlace de pago vencido",
    ja: "支払いリンクの期限切れ",
  },
  session: {
    fr: "autre page de paiement",
    en: "another payment page",
    es: "otra página de pago",
    ja: "別の決済ページ",
  },
  amount: { fr: "autre montant", en: "another amount", es: "otro importe", ja: "金額の相違" },
  currency: { fr: "autre devise", en: "another currency", es: "otra moneda", ja: "通貨の相違" },
  reference: { fr: "autre référence", en: "another reference", es: "otra referencia", ja: "番号の相違" },
  "gift-card": {
    fr: "carte cadeau insuffisante",
    en: "gift card does not cover it",
    es: "la tarjeta regalo no alcanza",
    ja: "ギフトカード残高不足",
  },
  "place-taken": {
    fr: "numéro de série déjà pris",
    en: "number of the run is taken",
    es: "número de la serie ya ocupado",
    ja: "番号は売約済み",
  },
  "second-place": {
    fr: "deuxième numéro payé",
    en: "a second number was paid",
    es: "se pagó un segundo número",
    ja: "2つ目の番号が支払い済み",
  },
};

/** An event of the timeline in the reader's language; an unknown one is shown as stored. */
export function eventName(event: string, language: string): string {
  const words = isOrderState(event) ? orderStateNames[event] : eventNames[event];
  return words ? inReaderLanguage(words, language) : event;
}

/** The detail of an event; text that a person wrote is not translated. */
export function reasonName(detail: string, language: string): string {
  const words = reasons[detail];
  if (words) return inReaderLanguage(words, language);
  // A reverted step is stored as its state and the account that reverted it.
  const [state = "", ...by] = detail.split(", ");
  return (isOrderState(state) || state === "part-sent") && by.length > 0
    ? [eventName(state, language), ...by].join(", ")
    : detail;
}
