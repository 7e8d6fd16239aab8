import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { numberedTitle } from "@/collections/numbered-title";

/** A cart is identified by the secret in the shopper's cookie; its lines refer to it. */
export const Carts: CollectionConfig = {
  slug: "carts",
  labels: {
    singular: { fr: "Panier", en: "Cart", es: "Carrito", ja: "カート" },
    plural: { fr: "Paniers", en: "Carts", es: "Carritos", ja: "カート" },
  },
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
      label: { fr: "Client", en: "Customer", es: "Cliente", ja: "お客様" },
    },
    {
      // When its customer was reminded of it.
      name: "remindedAt",
      type: "date",
      label: { fr: "Rappelé le", en: "Reminded on", es: "Recordado el", ja: "通知日時" },
      admin: { ...dayAndTime },
    },
    {
      name: "lines",
      type: "join",
      label: { fr: "Lignes", en: "Lines", es: "Líneas", ja: "明細" },
      collection: "cart-lines",
      on: "cart",
    },
  ],
};
