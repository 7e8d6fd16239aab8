import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { dayAndTime } from "@/collections/date-picker";
import { defaultCurrency } from "@/src/domain/money/currency";
import { batchStates } from "@/src/domain/prices/price-batch";

/**
 * Prices that were changed together, from the price grid: all of them or none (src/services/prices/change-prices.ts).
 * Shown there; written by the shop only.
 */
export const PriceBatches: CollectionConfig = {
  slug: "price-batches",
  labels: adminMessagesByKey("catalogue.priceBatches.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: "catalogue", type: "text", required: true },
    // Of the prices; another one than the euro changes a market's own prices.
    { name: "currency", type: "text", required: true, defaultValue: defaultCurrency },
    { name: "state", type: "select", required: true, options: [...batchStates] },
    { name: "by", type: "text", required: true },
    { name: "decidedAt", type: "date", required: true, admin: { ...dayAndTime } },
    // Of a scheduled one; null for one that was applied at once.
    { name: "dueAt", type: "date", admin: { ...dayAndTime } },
    // When it was applied, cancelled or refused.
    { name: "endedAt", type: "date", admin: { ...dayAndTime } },
    // Why it was refused: a code of src/domain/prices/price-batch.ts.
    { name: "problem", type: "text" },
    // The batch whose prices it restored.
    { name: "undoes", type: "relationship", relationTo: "price-batches", index: true },
  ],
};

/** One price of a batch. Rows are never changed. */
export const PriceChanges: CollectionConfig = {
  slug: "price-changes",
  labels: adminMessagesByKey("catalogue.priceBatches.price-changes.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  admin: { hidden: true },
  indexes: [{ fields: ["catalogue", "document"] }],
  fields: [
    { name: "batch", type: "relationship", relationTo: "price-batches", required: true, index: true },
    { name: "catalogue", type: "text", required: true },
    // Number of the option or product, which may be deleted later, and its name at the time.
    { name: "document", type: "number", required: true },
    { name: "reference", type: "text", required: true },
    // Hundredths of the batch's currency; null for a converted price.
    { name: "before", type: "number" },
    { name: "after", type: "number" },
  ],
};
