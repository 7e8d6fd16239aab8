import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";

/**
 * Internal notes of staff about an order. Written in the order's own form; never shown to the buyer, and erased with
 * their data.
 */
export const OrderNotes: CollectionConfig = {
  slug: "order-notes",
  labels: adminMessagesByKey("sales.orderNotes.labels"),
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
      label: adminMessages("sales.orderNotes.order.label"),
      required: true,
      index: true,
    },
    {
      name: "text",
      type: "textarea",
      label: adminMessages("sales.orderNotes.text.label"),
      required: true,
    },
    {
      name: "by",
      type: "text",
      label: adminMessages("sales.orderNotes.by.label"),
      required: true,
    },
    {
      name: "mentions",
      type: "relationship",
      relationTo: "users",
      hasMany: true,
      label: adminMessages("sales.orderNotes.mentions.label"),
    },
  ],
};
