import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";

const readOnly = { update: () => false };

/** A numbered place in a run. Whether it is taken is derived from its order's state. */
export const PreOrders: CollectionConfig = {
  slug: "pre-orders",
  labels: adminMessagesByKey("sales.preOrders.labels"),
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
      label: adminMessages("sales.preOrders.offer.label"),
      access: readOnly,
    },
    {
      name: "number",
      type: "number",
      required: true,
      label: adminMessages("sales.preOrders.number.label"),
      access: readOnly,
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      required: true,
      unique: true,
      label: adminMessages("sales.preOrders.order.label"),
      access: readOnly,
    },
    {
      name: "released",
      type: "checkbox",
      defaultValue: false,
      label: adminMessages("sales.preOrders.released.label"),
      admin: {
        description: adminMessages("sales.preOrders.released.description"),
      },
    },
  ],
};
