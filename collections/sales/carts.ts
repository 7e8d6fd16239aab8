import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";

/** A cart is nothing but the secret in its shopper's cookie; its lines hang on it. */
export const Carts: CollectionConfig = {
  slug: "carts",
  labels: {
    singular: inFour("Panier", "Cart", "Carrito", "カート"),
    plural: inFour("Paniers", "Carts", "Carritos", "カート"),
  },
  admin: { group: groups.sales, useAsTitle: "id", defaultColumns: ["id", "updatedAt"] },
  timestamps: true,
  fields: [
    {
      name: "token",
      type: "text",
      required: true,
      unique: true,
      // Whoever knows it holds the cart.
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      // One cart per customer, whichever browser it was filled in; null before the first sign-in.
      name: "customer",
      type: "relationship",
      relationTo: "customers",
      unique: true,
      label: inFour("Client", "Customer", "Cliente", "お客様"),
    },
    {
      // When its customer was told that it is still there.
      name: "remindedAt",
      type: "date",
      label: inFour("Rappelé le", "Reminded on", "Recordado el", "通知日時"),
    },
    {
      name: "lines",
      type: "join",
      label: inFour("Lignes", "Lines", "Líneas", "明細"),
      collection: "cart-lines",
      on: "cart",
    },
  ],
};
