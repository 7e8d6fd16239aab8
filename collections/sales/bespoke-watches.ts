import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";

/**
 * A watch somebody composed, kept as it was: its parts, their names and pictures of that day.
 * Its id is derived from them, so the same choice is the same row.
 */
export const BespokeWatches: CollectionConfig = {
  slug: "bespoke-watches",
  labels: {
    singular: inFour("Montre sur mesure", "Bespoke watch", "Reloj a medida", "オーダー時計"),
    plural: inFour("Montres sur mesure", "Bespoke watches", "Relojes a medida", "オーダー時計"),
  },
  admin: {
    group: groups.sales,
    useAsTitle: "bespokeId",
    defaultColumns: ["bespokeId", "price", "createdAt"],
  },
  fields: [
    {
      name: "bespokeId",
      type: "text",
      label: inFour("Identité", "Identity", "Identidad", "識別番号"),
      required: true,
      unique: true,
    },
    {
      name: "catalogueVersion",
      type: "text",
      label: inFour("Version du catalogue", "Catalogue version", "Versión del catálogo", "カタログの版"),
      required: true,
    },
    {
      name: "price",
      type: "number",
      label: inFour(
        "Prix du jour, centimes",
        "Price of that day, cents",
        "Precio del día, céntimos",
        "当日価格（セント）",
      ),
      required: true,
    },
    {
      name: "selection",
      type: "json",
      label: inFour("Pièces choisies", "Chosen parts", "Piezas elegidas", "選択部品"),
      required: true,
    },
    { name: "layers", type: "json", label: inFour("Calques", "Layers", "Capas", "レイヤー"), required: true },
    {
      name: "labels",
      type: "json",
      label: inFour("Noms des pièces", "Names of the parts", "Nombres de las piezas", "部品名"),
      required: true,
    },
  ],
};
