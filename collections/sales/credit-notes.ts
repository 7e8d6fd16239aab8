import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { amountField } from "@/collections/amount-field";
import { dayAndTime } from "@/collections/date-picker";

const charged = { currency: { field: "currency" } } as const;

/** Refunds of an order, each with a number of its own. Written by the shop only, and never changed. */
export const CreditNotes: CollectionConfig = {
  slug: "credit-notes",
  labels: {
    singular: { fr: "Avoir", en: "Credit note", es: "Factura rectificativa", ja: "返金伝票" },
    plural: { fr: "Avoirs", en: "Credit notes", es: "Facturas rectificativas", ja: "返金伝票" },
  },
  // Its amounts are shown in it.
  forceSelect: { currency: true },
  defaultSort: "-issuedAt",
  admin: {
    group: groups.sales,
    useAsTitle: "number",
    defaultColumns: ["number", "issuedAt", "order", "amount", "vatAmount", "currency"],
    listSearchableFields: ["number"],
  },
  fields: [
    {
      name: "number",
      type: "text",
      label: { fr: "Numéro", en: "Number", es: "Número", ja: "番号" },
      required: true,
      unique: true,
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
      required: true,
      index: true,
    },
    {
      name: "issuedAt",
      type: "date",
      label: { fr: "Émis le", en: "Issued on", es: "Emitida el", ja: "発行日" },
      required: true,
      index: true,
      admin: { ...dayAndTime },
    },
    {
      name: "currency",
      type: "text",
      label: { fr: "Devise", en: "Currency", es: "Moneda", ja: "通貨" },
      required: true,
    },
    amountField("amount", { fr: "Montant", en: "Amount", es: "Importe", ja: "金額" }, charged),
    amountField(
      "toCharge",
      {
        fr: "Rendu par le prestataire",
        en: "Returned by the provider",
        es: "Devuelto por el proveedor",
        ja: "決済会社からの返金",
      },
      charged,
    ),
    amountField(
      "toCards",
      {
        fr: "Rendu aux cartes cadeaux",
        en: "Returned to gift cards",
        es: "Devuelto a tarjetas regalo",
        ja: "ギフトカードへの返金",
      },
      charged,
    ),
    amountField(
      "goods",
      { fr: "Dont articles", en: "Of which goods", es: "De ello, artículos", ja: "うち商品" },
      charged,
    ),
    amountField(
      "vouchers",
      {
        fr: "Dont cartes cadeaux",
        en: "Of which gift cards",
        es: "De ello, tarjetas regalo",
        ja: "うちギフトカード",
      },
      charged,
    ),
    amountField(
      "donated",
      { fr: "Dont dons", en: "Of which donations", es: "De ello, donaciones", ja: "うち寄付" },
      charged,
    ),
    amountField(
      "vatAmount",
      { fr: "TVA comprise", en: "VAT contained", es: "IVA incluido", ja: "内税額" },
      charged,
    ),
    {
      name: "vatPercent",
      type: "number",
      label: { fr: "TVA (%)", en: "VAT (%)", es: "IVA (%)", ja: "税率（%）" },
      required: true,
    },
    {
      name: "vatCountry",
      type: "text",
      label: { fr: "Pays de la TVA", en: "Country of the VAT", es: "País del IVA", ja: "課税国" },
      required: true,
    },
  ],
};
