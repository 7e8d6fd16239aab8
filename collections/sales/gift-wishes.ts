import type { CollectionConfig } from "payload";

/**
 * What shoppers say with what they put into a cart: for whom it is, or in which taste. Written once and never
 * changed; an order keeps its own copy, so this one is deleted with the cart line.
 */
export const GiftWishes: CollectionConfig = {
  slug: "gift-wishes",
  labels: {
    singular: { fr: "Vœu de cadeau", en: "Gift wish", es: "Deseo de regalo", ja: "贈り物の内容" },
    plural: { fr: "Vœux de cadeaux", en: "Gift wishes", es: "Deseos de regalo", ja: "贈り物の内容" },
  },
  // Names and words of people who have bought nothing yet: not shown in the admin.
  admin: { hidden: true },
  fields: [
    { name: "wishId", type: "text", required: true, unique: true },
    { name: "gift", type: "json" },
    { name: "tastes", type: "json" },
  ],
};
