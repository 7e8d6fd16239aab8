import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";

/**
 * Shoppers' details on gifts in a cart: the recipient, or their preferences. Written once and never changed; an order
 * has its own copy, so this row is deleted with the cart line.
 */
export const GiftWishes: CollectionConfig = {
  slug: "gift-wishes",
  labels: adminMessagesByKey("sales.giftWishes.labels"),
  // Personal data of people who have bought nothing yet: not shown in the admin.
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: "wishId", type: "text", required: true, unique: true },
    { name: "gift", type: "json" },
    { name: "tastes", type: "json" },
  ],
};
