import type { Field } from "payload";
import { amountField } from "@/collections/amount-field";
import { frozenVatFields } from "./frozen-vat-fields";
import { day, figure, hidden, json, readOnly, text } from "./order-field-kinds";
import { languageOptions } from "@/collections/language-options";

/** The lines as bought: later changes of the catalogue do not affect the agreed contents. */
const lineFields: Field[] = [
  text("sku", { fr: "Référence", en: "Sku", es: "Referencia", ja: "SKU" }, { required: true }),
  text("kind", { fr: "Genre", en: "Kind", es: "Tipo", ja: "種別" }, { required: true }),
  text("title", { fr: "Titre", en: "Title", es: "Título", ja: "商品名" }, { required: true }),
  json("details", { fr: "Détails", en: "Details", es: "Detalles", ja: "詳細" }),
  figure("quantity", { fr: "Quantité", en: "Quantity", es: "Cantidad", ja: "数量" }),
  figure("fullUnit", {
    fr: "Prix unitaire avant réduction",
    en: "Unit price before reduction",
    es: "Precio antes del descuento",
    ja: "割引前単価",
  }),
  figure("unit", { fr: "Prix unitaire payé", en: "Unit price paid", es: "Precio pagado", ja: "支払単価" }),
  figure("discount", { fr: "Réduction (%)", en: "Reduction (%)", es: "Descuento (%)", ja: "割引（%）" }),
  figure("total", { fr: "Total", en: "Total", es: "Total", ja: "合計" }),
  figure("shownTotal", { fr: "Total affiché", en: "Total shown", es: "Total mostrado", ja: "表示合計" }),
  text("image", { fr: "Image", en: "Picture", es: "Imagen", ja: "画像" }),
  text("href", { fr: "Page", en: "Page", es: "Página", ja: "ページ" }),
  json(
    "selection",
    { fr: "Pièces choisies", en: "Chosen parts", es: "Piezas elegidas", ja: "選択部品" },
    false,
  ),
  json("gift", { fr: "Pour qui", en: "For whom", es: "Para quién", ja: "贈り先" }, false),
  json("tastes", { fr: "Goûts", en: "Tastes", es: "Gustos", ja: "お好み" }, false),
];

/** The buyer and the address, as collected by the payment page. */
const contactFields: Field[] = [
  {
    name: "email",
    type: "email",
    // The payment provider has accepted it: no validation may keep an order from being saved.
    validate: () => true,
    label: { fr: "E-mail", en: "Email", es: "Correo", ja: "メール" },
    access: readOnly,
  },
  text("name", { fr: "Nom", en: "Name", es: "Nombre", ja: "氏名" }),
  text("phone", { fr: "Téléphone", en: "Telephone", es: "Teléfono", ja: "電話" }),
  text("shippingName", { fr: "Destinataire", en: "Recipient", es: "Destinatario", ja: "お届け先氏名" }),
  json(
    "shippingAddress",
    { fr: "Adresse de livraison", en: "Delivery address", es: "Dirección de entrega", ja: "お届け先" },
    false,
  ),
  json(
    "billingAddress",
    { fr: "Adresse de facturation", en: "Billing address", es: "Dirección de facturación", ja: "請求先" },
    false,
  ),
];

/** The snapshot of the agreement; written by services, never by a form. */
export const snapshotFields: Field[] = [
  text(
    "number",
    { fr: "Numéro", en: "Number", es: "Número", ja: "注文番号" },
    { unique: true, required: true },
  ),
  // Whether anything is made and sent: filters the desk's list of work.
  { name: "hasParcel", type: "checkbox", defaultValue: false, access: readOnly, admin: { hidden: true } },
  // Search terms of its lines for the desk.
  hidden("articles"),
  // The secret of the thank-you page and the receipt: only the shopper gets it.
  hidden("token", { unique: true, required: true }),
  text(
    "receiptNumber",
    { fr: "Numéro de reçu", en: "Receipt number", es: "Número de recibo", ja: "領収書番号" },
    {
      unique: true,
    },
  ),
  day("paidAt", { fr: "Payée le", en: "Paid on", es: "Pagado el", ja: "支払日" }, { index: true }),
  {
    name: "locale",
    type: "select",
    label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
    required: true,
    options: languageOptions,
    access: readOnly,
  },
  {
    name: "lines",
    type: "array",
    label: {
      fr: "Lignes",
      en: "Lines",
      es: "Líneas",
      ja: "明細",
    },
    labels: {
      singular: { fr: "Ligne", en: "Line", es: "Línea", ja: "明細" },
      plural: { fr: "Lignes", en: "Lines", es: "Líneas", ja: "明細" },
    },
    fields: lineFields,
    access: readOnly,
  },
  text(
    "chargeCurrency",
    { fr: "Devise débitée", en: "Currency charged", es: "Moneda cobrada", ja: "請求通貨" },
    {
      required: true,
    },
  ),
  amountField(
    "total",
    { fr: "Total débité", en: "Total charged", es: "Total cobrado", ja: "請求合計" },
    { currency: { field: "chargeCurrency" } },
  ),
  text(
    "currency",
    { fr: "Devise affichée", en: "Currency shown", es: "Moneda mostrada", ja: "表示通貨" },
    {
      required: true,
    },
  ),
  amountField(
    "shownTotal",
    { fr: "Total affiché", en: "Total shown", es: "Total mostrado", ja: "表示合計" },
    { currency: { field: "currency" } },
  ),
  figure("vatPercent", { fr: "TVA (%)", en: "VAT (%)", es: "IVA (%)", ja: "税率（%）" }),
  ...frozenVatFields,
  json("rates", { fr: "Taux du jour", en: "Rates of the day", es: "Tipos del día", ja: "当日のレート" }),
  {
    name: "note",
    type: "textarea",
    label: { fr: "Message", en: "Note", es: "Mensaje", ja: "メッセージ" },
    access: readOnly,
  },
  text("promoCode", {
    fr: "Code promo",
    en: "Promo code",
    es: "Código promocional",
    ja: "プロモーションコード",
  }),
  figure(
    "promoPercent",
    {
      fr: "Code promo (%)",
      en: "Promo code (%)",
      es: "Código promocional (%)",
      ja: "プロモーション割引（%）",
    },
    false,
  ),
  {
    name: "promoCustomer",
    type: "relationship",
    relationTo: "customers",
    label: { fr: "Compte", en: "Account", es: "Cuenta", ja: "アカウント" },
    access: readOnly,
  },
  {
    name: "affiliate",
    type: "relationship",
    relationTo: "affiliates",
    label: { fr: "Affilié", en: "Affiliate", es: "Afiliado", ja: "アフィリエイト" },
    index: true,
    access: readOnly,
  },
  // The rate of the day the order was placed.
  figure(
    "affiliatePercent",
    { fr: "Commission (%)", en: "Commission (%)", es: "Comisión (%)", ja: "報酬（%）" },
    false,
  ),
  text(
    "termsVersion",
    { fr: "Conditions acceptées", en: "Terms accepted", es: "Condiciones aceptadas", ja: "同意した規約" },
    { required: true },
  ),
  text(
    "catalogueVersion",
    { fr: "Version du catalogue", en: "Catalogue version", es: "Versión del catálogo", ja: "カタログの版" },
    { required: true },
  ),
  {
    name: "contact",
    type: "group",
    label: { fr: "Client", en: "Customer", es: "Cliente", ja: "お客様" },
    fields: contactFields,
    access: readOnly,
  },
];
