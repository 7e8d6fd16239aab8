import type { Field } from "payload";
import { paymentProviderNames } from "@/src/admin/order/payment-names";
import { paymentProviders } from "@/src/domain/order/payment-provider";
import { amountField } from "@/collections/amount-field";
import { day, hidden, json, readOnly, text } from "./order-field-kinds";

/** Dates of events. */
const timelineFields: Field[] = [
  day("at", { fr: "Le", en: "At", es: "El", ja: "日時" }, { required: true }),
  text("event", { fr: "Événement", en: "Event", es: "Evento", ja: "出来事" }, { required: true }),
  text("detail", { fr: "Détail", en: "Detail", es: "Detalle", ja: "詳細" }),
];

/** The payment of an order, and later events. */
export const paymentFields: Field[] = [
  {
    name: "cart",
    type: "relationship",
    relationTo: "carts",
    label: { fr: "Panier", en: "Cart", es: "Carrito", ja: "カート" },
    index: true,
    access: readOnly,
  },
  // Set on the first order of a cart after a reminder: used for the revenue of reminders.
  day("cartRemindedAt", {
    fr: "Panier rappelé le",
    en: "Cart reminded of on",
    es: "Carrito recordado el",
    ja: "カート通知日時",
  }),
  hidden("contentHash", { required: true }),
  // Identifies the form by which an order without a cart was submitted.
  hidden("submission", { index: true }),
  {
    name: "paymentProvider",
    type: "select",
    label: { fr: "Payée par", en: "Paid through", es: "Pago con", ja: "決済手段" },
    required: true,
    defaultValue: "stripe",
    options: paymentProviders.map((value) => ({ value, label: paymentProviderNames[value] })),
    access: readOnly,
  },
  // Number of further payment pages requested: each has its own key at the provider.
  {
    name: "sessionRound",
    type: "number",
    required: true,
    defaultValue: 0,
    access: readOnly,
    admin: { hidden: true },
  },
  // Not indexed, so that updating it touches no index: the provider sends the order's number along.
  {
    name: "sessionId",
    type: "text",
    label: { fr: "Page de paiement", en: "Payment page", es: "Página de pago", ja: "決済ページ" },
    access: readOnly,
    admin: { disableListColumn: true, disableListFilter: true },
  },
  hidden("sessionUrl"),
  day(
    "sessionExpiresAt",
    { fr: "Ouverte jusqu’au", en: "Open until", es: "Abierta hasta", ja: "有効期限" },
    {
      required: true,
    },
  ),
  text("paymentIntent", { fr: "Paiement", en: "Payment", es: "Pago", ja: "決済" }, { index: true }),
  amountField(
    "refundedAmount",
    { fr: "Remboursé", en: "Refunded", es: "Reembolsado", ja: "返金額" },
    { currency: { field: "chargeCurrency" }, defaultValue: 0 },
  ),
  amountField(
    "covered",
    {
      fr: "Payé par carte cadeau",
      en: "Paid by gift card",
      es: "Pagado con tarjeta",
      ja: "ギフトカード充当額",
    },
    { defaultValue: 0 },
  ),
  json(
    "coveredBy",
    { fr: "Cartes utilisées", en: "Cards used", es: "Tarjetas usadas", ja: "使用カード" },
    false,
  ),
  amountField(
    "refundedToCards",
    { fr: "Rendu aux cartes", en: "Given back to cards", es: "Devuelto a tarjetas", ja: "カード返金額" },
    { defaultValue: 0 },
  ),
  {
    name: "isDisputed",
    type: "checkbox",
    label: {
      fr: "Contesté par la banque",
      en: "Disputed by the bank",
      es: "Impugnado por el banco",
      ja: "銀行が異議申立て",
    },
    defaultValue: false,
    access: readOnly,
  },
  text("heldReason", { fr: "Retenue parce que", en: "Held because of", es: "Retenido por", ja: "保留理由" }),
  { name: "checkedAt", type: "date", access: readOnly, admin: { hidden: true } },
  {
    name: "payments",
    type: "join",
    collection: "payments",
    on: "order",
    label: { fr: "Mouvements", en: "Movements", es: "Movimientos", ja: "入出金" },
  },
  {
    name: "timeline",
    type: "array",
    label: { fr: "Historique", en: "Timeline", es: "Historial", ja: "履歴" },
    labels: {
      singular: { fr: "Étape", en: "Step", es: "Paso", ja: "段階" },
      plural: { fr: "Étapes", en: "Steps", es: "Pasos", ja: "段階" },
    },
    fields: timelineFields,
    access: readOnly,
  },
];
