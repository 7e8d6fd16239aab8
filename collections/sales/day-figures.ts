import type { CollectionConfig } from "payload";

/**
 * Counters per day: page views, arrivals from a campaign, articles added to carts, searches without results. A row is
 * a number and nothing else: no address and no identifier, so that no visitor can be identified.
 */
export const DayFigures: CollectionConfig = {
  slug: "day-figures",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ["day", "kind", "subject", "locale"], unique: true }],
  fields: [
    // In the workshop's time zone, as 2026-03-31.
    { name: "day", type: "text", required: true, index: true },
    { name: "kind", type: "text", required: true },
    { name: "subject", type: "text", required: true },
    { name: "locale", type: "text", required: true },
    { name: "count", type: "number", required: true },
  ],
};
