import type { CollectionConfig } from "payload";

/**
 * Consecutive numbers: the receipt numbers of a year must have no gap, which a database sequence does not guarantee.
 * A number is taken in the transaction that uses it.
 */
export const Counters: CollectionConfig = {
  slug: "counters",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "value", type: "number", required: true },
  ],
};
