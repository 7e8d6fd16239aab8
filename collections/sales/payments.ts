import type { CollectionConfig } from "payload";
import { movementNames } from "@/src/admin/order/payment-names";
import { groups } from "@/collections/admin-text";
import { amountField } from "@/collections/amount-field";

/** Payments and refunds, as reported by the provider. Amounts are in hundredths of the currency. */
export const Payments: CollectionConfig = {
  slug: "payments",
  labels: {
    singular: { fr: "Paiement", en: "Payment", es: "Pago", ja: "入出金" },
    plural: { fr: "Paiements", en: "Payments", es: "Pagos", ja: "入出金" },
  },
  // Its amount is shown in it.
  forceSelect: { currency: true },
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
      options: Object.entries(movementNames).map(([value, label]) => ({ value, label })),
    },
    amountField(
      "amount",
      { fr: "Montant", en: "Amount", es: "Importe", ja: "金額" },
      { currency: { field: "currency" } },
    ),
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
