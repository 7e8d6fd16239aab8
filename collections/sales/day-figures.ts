import type { CollectionConfig } from "payload";

/**
 * What happened how often on a day: page views, arrivals from a campaign, articles put into carts, searches that
 * found nothing. A row is a number and nothing else: no address, no identifier, nobody can be found in it.
 */
export const DayFigures: CollectionConfig = {
  slug: "day-figures",
  admin: { hidden: true },
  timestamps: false,
  indexes: [{ fields: ["day", "kind", "subject", "locale"], unique: true }],
  fields: [
    // In the workshop's own time, as 2026-03-31.
    { name: "day", type: "text", required: true, index: true },
    { name: "kind", type: "text", required: true },
    { name: "subject", type: "text", required: true },
    { name: "locale", type: "text", required: true },
    { name: "count", type: "number", required: true },
  ],
};
