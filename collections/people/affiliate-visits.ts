import type { CollectionConfig } from "payload";

/** How often an affiliate's address was opened on a day: a number, and no data about visitors. Source: decision 0033. */
export const AffiliateVisits: CollectionConfig = {
  slug: "affiliate-visits",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ["affiliate", "day"], unique: true }],
  fields: [
    { name: "affiliate", type: "relationship", relationTo: "affiliates", required: true, index: true },
    // Of the workshop, as 2026-03-31.
    { name: "day", type: "text", required: true, index: true },
    { name: "times", type: "number", required: true },
  ],
};
