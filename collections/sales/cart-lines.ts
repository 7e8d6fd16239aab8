import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { amountField } from "@/collections/amount-field";

/** One sku in one cart. The price is not stored here: the catalogue prices a line at each read. */
export const CartLines: CollectionConfig = {
  slug: "cart-lines",
  labels: adminMessagesByKey("sales.cartLines.labels"),
  admin: { hidden: true, useAsTitle: "sku" },
  lockDocuments: false,
  // Required for adding: one statement inserts the line or raises its quantity.
  indexes: [{ fields: ["cart", "sku"], unique: true }],
  fields: [
    { name: "cart", type: "relationship", relationTo: "carts", required: true, index: true },
    { name: "sku", type: "text", required: true },
    { name: "quantity", type: "number", required: true, min: 1 },
    amountField("priceSeen", adminMessages("sales.cartLines.priceSeen.label")),
    // What of it was set in currencies of markets (src/domain/money/own-price.ts).
    { name: "ownSeen", type: "json" },
  ],
};
