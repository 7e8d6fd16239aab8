import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";

const kept = { update: () => false };

/** A numbered place in a run. Whether it is taken follows from its order's state. */
export const PreOrders: CollectionConfig = {
  slug: "pre-orders",
  labels: {
    singular: inFour("Précommande", "Pre-order", "Reserva", "先行予約"),
    plural: inFour("Précommandes", "Pre-orders", "Reservas", "先行予約"),
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: "number",
  admin: {
    group: groups.sales,
    useAsTitle: "number",
    defaultColumns: ["offer", "number", "order", "released", "createdAt"],
  },
  fields: [
    {
      name: "offer",
      type: "relationship",
      relationTo: "preorder-offers",
      required: true,
      index: true,
      label: inFour("Offre", "Offer", "Oferta", "企画"),
      access: kept,
    },
    {
      name: "number",
      type: "number",
      required: true,
      label: inFour("Numéro", "Number", "Número", "番号"),
      access: kept,
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      required: true,
      unique: true,
      label: inFour("Commande", "Order", "Pedido", "注文"),
      access: kept,
    },
    {
      name: "released",
      type: "checkbox",
      defaultValue: false,
      label: inFour(
        "Numéro remis en vente",
        "Number back on sale",
        "Número de nuevo a la venta",
        "番号を再び販売する",
      ),
      admin: {
        description: inFour(
          "Pour une commande rétractée avant que la montre ne soit faite.",
          "For an order withdrawn before the watch was made.",
          "Para un pedido desistido antes de hacer el reloj.",
          "時計の製作前に契約が撤回された注文に使います。",
        ),
      },
    },
  ],
};
