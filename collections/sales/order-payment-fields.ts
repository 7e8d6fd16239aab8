import type { Field } from "payload";
import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import type { AdminText } from "@/collections/admin-text";
import { day, hidden, json, kept, text } from "./order-field-kinds";

const providerLabels: Record<PaymentProvider, AdminText> = {
  stripe: { fr: "Carte (Stripe)", en: "Card (Stripe)", es: "Tarjeta (Stripe)", ja: "カード（Stripe）" },
  paypal: { fr: "PayPal", en: "PayPal", es: "PayPal", ja: "PayPal" },
};

/** What happened when. */
const timelineFields: Field[] = [
  day("at", { fr: "Le", en: "At", es: "El", ja: "日時" }, { required: true }),
  text("event", { fr: "Événement", en: "Event", es: "Suceso", ja: "出来事" }, { required: true }),
  text("detail", { fr: "Détail", en: "Detail", es: "Detalle", ja: "詳細" }),
];

/** How the money comes in, and what has happened since. */
export const paymentFields: Field[] = [
  {
    name: "cart",
    type: "relationship",
    relationTo: "carts",
    label: { fr: "Panier", en: "Cart", es: "Carrito", ja: "カート" },
    index: true,
    access: kept,
  },
  hidden("contentHash", { required: true }),
  // Names the form an order without a cart was submitted from.
  hidden("submission", { index: true }),
  {
    name: "paymentProvider",
    type: "select",
    label: { fr: "Payée par", en: "Paid through", es: "Pago con", ja: "決済手段" },
    required: true,
    defaultValue: "stripe",
    options: paymentProviders.map((value) => ({ value, label: providerLabels[value] })),
    access: kept,
  },
  // How often another page than the first one was asked for: each has its own key at the provider.
  {
    name: "sessionRound",
    type: "number",
    required: true,
    defaultValue: 0,
    access: kept,
    admin: { hidden: true },
  },
  text(
    "sessionId",
    { fr: "Page de paiement", en: "Payment page", es: "Página de pago", ja: "決済ページ" },
    {
      unique: true,
    },
  ),
  hidden("sessionUrl"),
  day(
    "sessionExpiresAt",
    { fr: "Ouverte jusqu’au", en: "Open until", es: "Abierta hasta", ja: "有効期限" },
    {
      required: true,
    },
  ),
  text("paymentIntent", { fr: "Paiement", en: "Payment", es: "Pago", ja: "決済" }, { index: true }),
  {
    name: "refundedAmount",
    type: "number",
    label: {
      fr: "Remboursé, en centièmes",
      en: "Refunded, in hundredths",
      es: "Reembolsado, en centésimas",
      ja: "返金額（100分の1単位）",
    },
    required: true,
    defaultValue: 0,
    access: kept,
  },
  {
    name: "covered",
    type: "number",
    label: {
      fr: "Payé par carte cadeau, en centimes",
      en: "Paid by gift card, in cents",
      es: "Pagado con tarjeta regalo, en céntimos",
      ja: "ギフトカード充当額（セント）",
    },
    required: true,
    defaultValue: 0,
    access: kept,
  },
  json(
    "coveredBy",
    { fr: "Cartes utilisées", en: "Cards used", es: "Tarjetas usadas", ja: "使用カード" },
    false,
  ),
  {
    name: "refundedToCards",
    type: "number",
    label: {
      fr: "Rendu aux cartes cadeaux, en centimes",
      en: "Given back to gift cards, in cents",
      es: "Devuelto a tarjetas regalo, en céntimos",
      ja: "ギフトカード返金額（セント）",
    },
    required: true,
    defaultValue: 0,
    access: kept,
  },
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
    access: kept,
  },
  text("heldReason", { fr: "Retenue parce que", en: "Held because of", es: "Retenido por", ja: "保留理由" }),
  { name: "checkedAt", type: "date", access: kept, admin: { hidden: true } },
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
    fields: timelineFields,
    access: kept,
  },
];
