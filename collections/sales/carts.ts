import type { CollectionConfig } from "payload";

/** A cart is nothing but the secret in its shopper's cookie; its lines hang on it. */
export const Carts: CollectionConfig = {
  slug: "carts",
  labels: { singular: { fr: "Panier", en: "Cart" }, plural: { fr: "Paniers", en: "Carts" } },
  admin: { group: { fr: "Ventes", en: "Sales" }, useAsTitle: "id", defaultColumns: ["id", "updatedAt"] },
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
    { name: "lines", type: "join", collection: "cart-lines", on: "cart" },
  ],
};
