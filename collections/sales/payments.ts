import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";

/** Money that moved, or was asked back, as the provider tells it. Amounts are in hundredths of the currency. */
export const Payments: CollectionConfig = {
  slug: "payments",
  labels: {
    singular: inFour("Paiement", "Payment", "Pago", "入出金"),
    plural: inFour("Paiements", "Payments", "Pagos", "入出金"),
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
      label: inFour("Commande", "Order", "Pedido", "注文"),
      required: true,
      index: true,
    },
    {
      name: "providerId",
      type: "text",
      label: inFour(
        "Référence du prestataire",
        "Provider’s reference",
        "Referencia del proveedor",
        "決済会社の番号",
      ),
      required: true,
      unique: true,
    },
    {
      name: "kind",
      type: "select",
      label: inFour("Genre", "Kind", "Tipo", "種別"),
      required: true,
      options: [
        { value: "payment", label: inFour("Paiement", "Payment", "Pago", "入金") },
        { value: "refund", label: inFour("Remboursement", "Refund", "Reembolso", "返金") },
        { value: "dispute", label: inFour("Contestation", "Dispute", "Impugnación", "異議申立て") },
      ],
    },
    {
      name: "amount",
      type: "number",
      label: inFour(
        "Montant, en centièmes",
        "Amount, in hundredths",
        "Importe, en centésimas",
        "金額（100分の1単位）",
      ),
      required: true,
    },
    { name: "currency", type: "text", label: inFour("Devise", "Currency", "Moneda", "通貨"), required: true },
    { name: "status", type: "text", label: inFour("Statut", "Status", "Estado", "状態"), required: true },
  ],
};
