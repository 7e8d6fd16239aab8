import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";

/** Money that moved, or was asked back, as the provider tells it. Amounts are in hundredths of the currency. */
export const Payments: CollectionConfig = {
  slug: "payments",
  labels: {
    singular: { fr: "Paiement", en: "Payment", es: "Pago", ja: "入出金" },
    plural: { fr: "Paiements", en: "Payments", es: "Pagos", ja: "入出金" },
  },
  admin: {
    group: groups.sales,
    useAsTitle: "providerId",
    defaultColumns: ["providerId", "kind", "amount", "currency", "status", "createdAt"],
  },
  fields: [
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
      required: true,
      index: true,
    },
    {
      name: "providerId",
      type: "text",
      label: {
        fr: "Référence du prestataire",
        en: "Provider’s reference",
        es: "Referencia del proveedor",
        ja: "決済会社の番号",
      },
      required: true,
      unique: true,
    },
    {
      name: "kind",
      type: "select",
      label: { fr: "Genre", en: "Kind", es: "Tipo", ja: "種別" },
      required: true,
      options: [
        { value: "payment", label: { fr: "Paiement", en: "Payment", es: "Pago", ja: "入金" } },
        { value: "refund", label: { fr: "Remboursement", en: "Refund", es: "Reembolso", ja: "返金" } },
        {
          value: "dispute",
          label: { fr: "Contestation", en: "Dispute", es: "Impugnación", ja: "異議申立て" },
        },
      ],
    },
    {
      name: "amount",
      type: "number",
      label: {
        fr: "Montant, en centièmes",
        en: "Amount, in hundredths",
        es: "Importe, en centésimas",
        ja: "金額（100分の1単位）",
      },
      required: true,
    },
    {
      name: "currency",
      type: "text",
      label: { fr: "Devise", en: "Currency", es: "Moneda", ja: "通貨" },
      required: true,
    },
    {
      name: "status",
      type: "text",
      label: { fr: "Statut", en: "Status", es: "Estado", ja: "状態" },
      required: true,
    },
  ],
};
