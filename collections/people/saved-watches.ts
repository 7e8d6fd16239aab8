import type { CollectionConfig } from "payload";

/** Watches a customer has saved in the configurator, to compare or to order later. */
export const SavedWatches: CollectionConfig = {
  slug: "saved-watches",
  admin: { hidden: true },
  lockDocuments: false,
  // Saving twice has the effect of saving once.
  indexes: [{ fields: ["customer", "bespokeId"], unique: true }],
  fields: [
    { name: "customer", type: "relationship", relationTo: "customers", required: true, index: true },
    { name: "bespokeId", type: "text", required: true },
  ],
};
