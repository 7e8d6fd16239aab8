import type { CollectionConfig } from "payload";
import { amountField } from "@/collections/amount-field";

/** One sku in one cart. The price is not stored here: the catalogue prices a line at each read. */
export const CartLines: CollectionConfig = {
  slug: "cart-lines",
  labels: {
    singular: { fr: "Ligne de panier", en: "Cart line", es: "Línea de carrito", ja: "カート明細" },
    plural: { fr: "Lignes de panier", en: "Cart lines", es: "Líneas de carrito", ja: "カート明細" },
  },
  admin: { hidden: true, useAsTitle: "sku" },
  lockDocuments: false,
  // Required for adding: one statement inserts the line or raises its quantity.
  indexes: [{ fields: ["cart", "sku"], unique: true }],
  fields: [
    { name: "cart", type: "relationship", relationTo: "carts", required: true, index: true },
    { name: "sku", type: "text", required: true },
    { name: "quantity", type: "number", required: true, min: 1 },
    amountField("priceSeen", {
      fr: "Prix affiché lors de l’ajout",
      en: "Price shown when it was put in",
      es: "Precio mostrado al añadirlo",
      ja: "追加時の表示価格",
    }),
  ],
};
