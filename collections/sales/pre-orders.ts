import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";

const readOnly = { update: () => false };

/** A numbered place in a run. Whether it is taken is derived from its order's state. */
export const PreOrders: CollectionConfig = {
  slug: "pre-orders",
  labels: {
    singular: { fr: "Précommande", en: "Pre-order", es: "Reserva", ja: "先行予約" },
    plural: { fr: "Précommandes", en: "Pre-orders", es: "Reservas", ja: "先行予約" },
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
      label: { fr: "Offre", en: "Offer", es: "Oferta", ja: "企画" },
      access: readOnly,
    },
    {
      name: "number",
      type: "number",
      required: true,
      label: { fr: "Numéro", en: "Number", es: "Número", ja: "番号" },
      access: readOnly,
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      required: true,
      unique: true,
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
      access: readOnly,
    },
    {
      name: "released",
      type: "checkbox",
      defaultValue: false,
      label: {
        fr: "Numéro remis en vente",
        en: "Number back on sale",
        es: "Número de nuevo a la venta",
        ja: "番号を再び販売する",
      },
      admin: {
        description: {
          fr: "Pour une commande rétractée avant que la montre ne soit faite.",
          en: "For an order withdrawn before the watch was made.",
          es: "Para un pedido desistido antes de hacer el reloj.",
          ja: "時計の製作前に契約が撤回された注文に使います。",
        },
      },
    },
  ],
};
