import type { Field } from "payload";
import { locales } from "@/src/domain/locale/locale";
import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import { inFour } from "@/collections/admin-text";

type Texts = ReturnType<typeof inFour>;

const providerLabels: Record<PaymentProvider, Texts> = {
  stripe: inFour("Carte (Stripe)", "Card (Stripe)", "Tarjeta (Stripe)", "カード（Stripe）"),
  paypal: inFour("PayPal", "PayPal", "PayPal", "PayPal"),
};

const nobody = () => false;
const kept = { update: nobody };

const text = (
  name: string,
  label: Texts,
  more: { unique?: boolean; index?: boolean; required?: boolean } = {},
): Field => ({
  name,
  type: "text",
  label,
  access: kept,
  ...more,
});

const figure = (name: string, label: Texts, isRequired = true): Field => ({
  name,
  type: "number",
  label,
  required: isRequired,
  access: kept,
});

const day = (name: string, label: Texts, more: { index?: boolean; required?: boolean } = {}): Field => ({
  name,
  type: "date",
  label,
  ...more,
  access: kept,
  admin: { date: { pickerAppearance: "dayAndTime" } },
});

const json = (name: string, label: Texts, isRequired = true): Field => ({
  name,
  type: "json",
  label,
  required: isRequired,
  access: kept,
});

/** A secret, or something only a program can use: not shown. */
const hidden = (
  name: string,
  more: { unique?: boolean; required?: boolean; index?: boolean } = {},
): Field => ({
  name,
  type: "text",
  access: { read: nobody, update: nobody },
  admin: { hidden: true },
  ...more,
});

/** The lines as they were bought: whatever the catalogue becomes, this is what the shopper agreed to. */
const lineFields: Field[] = [
  text("sku", inFour("Référence", "Sku", "Referencia", "SKU"), { required: true }),
  text("kind", inFour("Genre", "Kind", "Tipo", "種別"), { required: true }),
  text("title", inFour("Titre", "Title", "Título", "商品名"), { required: true }),
  json("details", inFour("Détails", "Details", "Detalles", "詳細")),
  figure("quantity", inFour("Quantité", "Quantity", "Cantidad", "数量")),
  figure(
    "fullUnit",
    inFour(
      "Prix unitaire avant réduction",
      "Unit price before reduction",
      "Precio antes del descuento",
      "割引前単価",
    ),
  ),
  figure("unit", inFour("Prix unitaire payé", "Unit price paid", "Precio pagado", "支払単価")),
  figure("discount", inFour("Réduction, %", "Reduction, %", "Descuento, %", "割引 %")),
  figure("total", inFour("Total", "Total", "Total", "合計")),
  figure("shownTotal", inFour("Total affiché", "Total shown", "Total mostrado", "表示合計")),
  text("image", inFour("Image", "Picture", "Imagen", "画像")),
  text("href", inFour("Page", "Page", "Página", "ページ")),
  json("selection", inFour("Pièces choisies", "Chosen parts", "Piezas elegidas", "選択部品"), false),
  json("gift", inFour("Pour qui", "For whom", "Para quién", "贈り先"), false),
  json("tastes", inFour("Goûts", "Tastes", "Gustos", "お好み"), false),
];

/** Who bought and where it goes, as the payment page collected it. */
const contactFields: Field[] = [
  {
    name: "email",
    type: "email",
    label: inFour("E-mail", "E-mail", "Correo", "メール"),
    access: kept,
  },
  text("name", inFour("Nom", "Name", "Nombre", "氏名")),
  text("phone", inFour("Téléphone", "Telephone", "Teléfono", "電話")),
  text("shippingName", inFour("Destinataire", "Recipient", "Destinatario", "お届け先氏名")),
  json(
    "shippingAddress",
    inFour("Adresse de livraison", "Delivery address", "Dirección de entrega", "お届け先"),
    false,
  ),
  json(
    "billingAddress",
    inFour("Adresse de facturation", "Billing address", "Dirección de facturación", "請求先"),
    false,
  ),
];

/** What happened when. */
const timelineFields: Field[] = [
  day("at", inFour("Le", "At", "El", "日時"), { required: true }),
  text("event", inFour("Événement", "Event", "Suceso", "出来事"), { required: true }),
  text("detail", inFour("Détail", "Detail", "Detalle", "詳細")),
];

/** The snapshot of what was agreed; the services write it, a form never does. */
export const snapshotFields: Field[] = [
  text("number", inFour("Numéro", "Number", "Número", "注文番号"), { unique: true, required: true }),
  // The thank-you page and the receipt open with it: it is the shopper's.
  hidden("token", { unique: true, required: true }),
  text("receiptNumber", inFour("Numéro de reçu", "Receipt number", "Número de recibo", "領収書番号"), {
    unique: true,
  }),
  day("paidAt", inFour("Payée le", "Paid on", "Pagado el", "支払日"), { index: true }),
  {
    name: "locale",
    type: "select",
    label: inFour("Langue", "Language", "Idioma", "言語"),
    required: true,
    options: [...locales],
    access: kept,
  },
  {
    name: "lines",
    type: "array",
    label: inFour(
      "Lignes, en centièmes",
      "Lines, in hundredths",
      "Líneas, en centésimas",
      "明細（100分の1単位）",
    ),
    fields: lineFields,
    access: kept,
  },
  text("chargeCurrency", inFour("Devise débitée", "Currency charged", "Moneda cobrada", "請求通貨"), {
    required: true,
  }),
  {
    name: "total",
    type: "number",
    label: inFour("Total débité", "Total charged", "Total cobrado", "請求合計"),
    required: true,
    access: kept,
    admin: {
      components: { Cell: "/src/admin/total-cell#TotalCell" },
      description: inFour("En centièmes.", "In hundredths.", "En centésimas.", "100分の1単位"),
    },
  },
  text("currency", inFour("Devise affichée", "Currency shown", "Moneda mostrada", "表示通貨"), {
    required: true,
  }),
  figure("shownTotal", inFour("Total affiché", "Total shown", "Total mostrado", "表示合計")),
  figure("vatPercent", inFour("TVA, %", "VAT, %", "IVA, %", "税率 %")),
  json("rates", inFour("Taux du jour", "Rates of the day", "Tipos del día", "当日のレート")),
  { name: "note", type: "textarea", label: inFour("Message", "Note", "Mensaje", "メッセージ"), access: kept },
  text("promoCode", inFour("Code promo", "Promo code", "Código promocional", "プロモコード")),
  figure(
    "promoPercent",
    inFour("Code promo, %", "Promo code, %", "Código promocional, %", "プロモ割引 %"),
    false,
  ),
  {
    name: "affiliate",
    type: "relationship",
    relationTo: "affiliates",
    label: inFour("Affilié", "Affiliate", "Afiliado", "アフィリエイト"),
    index: true,
    access: kept,
  },
  // The rate of the day the order was placed.
  figure("affiliatePercent", inFour("Commission, %", "Commission, %", "Comisión, %", "報酬 %"), false),
  text(
    "termsVersion",
    inFour("Conditions acceptées", "Terms accepted", "Condiciones aceptadas", "同意した規約"),
    { required: true },
  ),
  text(
    "catalogueVersion",
    inFour("Version du catalogue", "Catalogue version", "Versión del catálogo", "カタログの版"),
    { required: true },
  ),
  {
    name: "contact",
    type: "group",
    label: inFour("Client", "Customer", "Cliente", "お客様"),
    fields: contactFields,
    access: kept,
  },
];

/** How the money comes in, and what has happened since. */
export const paymentFields: Field[] = [
  {
    name: "cart",
    type: "relationship",
    relationTo: "carts",
    label: inFour("Panier", "Cart", "Carrito", "カート"),
    index: true,
    access: kept,
  },
  hidden("contentHash", { required: true }),
  // Names the form an order without a cart was submitted from.
  hidden("submission", { index: true }),
  {
    name: "paymentProvider",
    type: "select",
    label: inFour("Payée par", "Paid through", "Pago con", "決済手段"),
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
  text("sessionId", inFour("Page de paiement", "Payment page", "Página de pago", "決済ページ"), {
    unique: true,
  }),
  hidden("sessionUrl"),
  day("sessionExpiresAt", inFour("Ouverte jusqu’au", "Open until", "Abierta hasta", "有効期限"), {
    required: true,
  }),
  text("paymentIntent", inFour("Paiement", "Payment", "Pago", "決済"), { index: true }),
  {
    name: "refundedAmount",
    type: "number",
    label: inFour(
      "Remboursé, en centièmes",
      "Refunded, in hundredths",
      "Reembolsado, en centésimas",
      "返金額（100分の1単位）",
    ),
    required: true,
    defaultValue: 0,
    access: kept,
  },
  {
    name: "covered",
    type: "number",
    label: inFour(
      "Payé par carte cadeau, en centimes",
      "Paid by gift card, in cents",
      "Pagado con tarjeta regalo, en céntimos",
      "ギフトカード充当額（セント）",
    ),
    required: true,
    defaultValue: 0,
    access: kept,
  },
  json("coveredBy", inFour("Cartes utilisées", "Cards used", "Tarjetas usadas", "使用カード"), false),
  {
    name: "refundedToCards",
    type: "number",
    label: inFour(
      "Rendu aux cartes cadeaux, en centimes",
      "Given back to gift cards, in cents",
      "Devuelto a tarjetas regalo, en céntimos",
      "ギフトカード返金額（セント）",
    ),
    required: true,
    defaultValue: 0,
    access: kept,
  },
  {
    name: "isDisputed",
    type: "checkbox",
    label: inFour(
      "Contesté par la banque",
      "Disputed by the bank",
      "Impugnado por el banco",
      "銀行が異議申立て",
    ),
    defaultValue: false,
    access: kept,
  },
  text("heldReason", inFour("Retenue parce que", "Held because of", "Retenido por", "保留理由")),
  { name: "checkedAt", type: "date", access: kept, admin: { hidden: true } },
  {
    name: "payments",
    type: "join",
    collection: "payments",
    on: "order",
    label: inFour("Mouvements", "Movements", "Movimientos", "入出金"),
  },
  {
    name: "timeline",
    type: "array",
    label: inFour("Historique", "Timeline", "Historial", "履歴"),
    fields: timelineFields,
    access: kept,
  },
];
