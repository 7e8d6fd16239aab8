import type { CollectionConfig } from "payload";

/**
 * Shoppers' details on gifts in a cart: the recipient, or their preferences. Written once and never changed; an order
 * has its own copy, so this row is deleted with the cart line.
 */
export const GiftWishes: CollectionConfig = {
  slug: "gift-wishes",
  labels: {
    singular: { fr: "Vœu de cadeau", en: "Gift wish", es: "Deseo de regalo", ja: "贈り物の内容" },
    plural: { fr: "Vœux de cadeaux", en: "Gift wishes", es: "Deseos de regalo", ja: "贈り物の内容" },
  },
  // Personal data of people who have bought nothing yet: not shown in the admin.
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: "wishId", type: "text", required: true, unique: true },
    { name: "gift", type: "json" },
    { name: "tastes", type: "json" },
  ],
};
