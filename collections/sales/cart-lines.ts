import type { CollectionConfig } from "payload";

/** One sku in one cart. The price is never taken from here: the catalogue prices a line at each read. */
export const CartLines: CollectionConfig = {
  slug: "cart-lines",
  labels: {
    singular: { fr: "Ligne de panier", en: "Cart line", es: "Línea de carrito", ja: "カート明細" },
    plural: { fr: "Lignes de panier", en: "Cart lines", es: "Líneas de carrito", ja: "カート明細" },
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
