import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { numberedTitle } from "@/collections/numbered-title";

/** A cart is identified by the secret in the shopper's cookie; its lines refer to it. */
export const Carts: CollectionConfig = {
  slug: "carts",
  labels: adminMessagesByKey("sales.carts.labels"),
  admin: { group: groups.sales, useAsTitle: "id", defaultColumns: ["id", "updatedAt"] },
  timestamps: true,
  fields: [
    numberedTitle,
    {
      name: "token",
      type: "text",
      required: true,
      unique: true,
      // Knowing the secret gives access to the cart.
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      // One cart per customer, whichever browser it was filled in; null before the first sign-in.
      name: "customer",
      type: "relationship",
      relationTo: "customers",
      unique: true,
      label: adminMessages("sales.carts.customer.label"),
    },
    {
      // When its customer was reminded of it.
      name: "remindedAt",
      type: "date",
      label: adminMessages("sales.carts.remindedAt.label"),
      admin: { ...dayAndTime },
    },
    {
      name: "lines",
      type: "join",
      label: adminMessages("sales.carts.lines.label"),
      collection: "cart-lines",
      on: "cart",
    },
  ],
};
