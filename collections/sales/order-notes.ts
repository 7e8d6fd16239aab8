import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";

/**
 * Internal notes of staff about an order. Written in the order's own form; never shown to the buyer, and erased with
 * their data.
 */
export const OrderNotes: CollectionConfig = {
  slug: "order-notes",
  labels: {
    singular: { fr: "Note interne", en: "Internal note", es: "Nota interna", ja: "社内メモ" },
    plural: { fr: "Notes internes", en: "Internal notes", es: "Notas internas", ja: "社内メモ" },
  },
  admin: {
    group: groups.sales,
    useAsTitle: "text",
    defaultColumns: ["text", "order", "by", "createdAt"],
  },
  defaultSort: "-id",
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
      name: "text",
      type: "textarea",
      label: { fr: "Note", en: "Note", es: "Nota", ja: "メモ" },
      required: true,
    },
    {
      name: "by",
      type: "text",
      label: { fr: "Par", en: "By", es: "Por", ja: "記入者" },
      required: true,
    },
    {
      name: "mentions",
      type: "relationship",
      relationTo: "users",
      hasMany: true,
      label: { fr: "Pour", en: "For", es: "Para", ja: "宛先" },
    },
  ],
};
