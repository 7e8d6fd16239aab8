import type { CollectionConfig } from "payload";
import { inFour } from "@/collections/admin-text";

/** One sku in one cart. The price is never taken from here: the catalogue prices a line at each read. */
export const CartLines: CollectionConfig = {
  slug: "cart-lines",
  labels: {
    singular: inFour("Ligne de panier", "Cart line", "Línea de carrito", "カート明細"),
    plural: inFour("Lignes de panier", "Cart lines", "Líneas de carrito", "カート明細"),
  },
  admin: { hidden: true, useAsTitle: "sku" },
  // Adding counts on it: one statement inserts the line or raises its quantity.
  indexes: [{ fields: ["cart", "sku"], unique: true }],
  fields: [
    { name: "cart", type: "relationship", relationTo: "carts", required: true, index: true },
    { name: "sku", type: "text", required: true },
    { name: "quantity", type: "number", required: true, min: 1 },
    {
      name: "priceSeen",
      type: "number",
      required: true,
      admin: {
        description: {
          fr: "Prix affiché lors de l’ajout, en centimes d’euro.",
          en: "Price shown when the line was put in, in euro cents.",
        },
      },
    },
  ],
};
