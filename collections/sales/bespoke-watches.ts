import type { CollectionConfig } from "payload";

/**
 * A watch somebody composed, kept as it was: its parts, their names and pictures of that day.
 * Its id is derived from them, so the same choice is the same row.
 */
export const BespokeWatches: CollectionConfig = {
  slug: "bespoke-watches",
  labels: {
    singular: { fr: "Montre sur mesure", en: "Bespoke watch" },
    plural: { fr: "Montres sur mesure", en: "Bespoke watches" },
  },
  admin: {
    group: { fr: "Ventes", en: "Sales" },
    useAsTitle: "bespokeId",
    defaultColumns: ["bespokeId", "price", "createdAt"],
  },
  fields: [
    { name: "bespokeId", type: "text", required: true, unique: true },
    { name: "catalogueVersion", type: "text", required: true },
    {
      name: "price",
      type: "number",
      required: true,
      admin: {
        description: {
          fr: "Prix du jour de sa composition, en centimes d’euro.",
          en: "Price on the day it was composed, in euro cents.",
        },
      },
    },
    { name: "selection", type: "json", required: true },
    { name: "layers", type: "json", required: true },
    { name: "labels", type: "json", required: true },
  ],
};
