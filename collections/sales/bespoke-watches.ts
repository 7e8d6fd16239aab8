import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { amountField } from "@/collections/amount-field";
import { shownBySheet } from "@/collections/shown-by-sheet";

/**
 * A bespoke watch as it was composed: its parts, with their names and pictures of that day. The id is derived from
 * the parts, so the same choice is the same row.
 */
export const BespokeWatches: CollectionConfig = {
  slug: "bespoke-watches",
  labels: {
    singular: {
      fr: "Montre sur mesure",
      en: "Bespoke watch",
      es: "Reloj a medida",
      ja: "オーダーメイドウォッチ",
    },
    plural: {
      fr: "Montres sur mesure",
      en: "Bespoke watches",
      es: "Relojes a medida",
      ja: "オーダーメイドウォッチ",
    },
  },
  admin: {
    group: groups.sales,
    useAsTitle: "bespokeId",
    defaultColumns: ["bespokeId", "price", "createdAt"],
  },
  fields: [
    {
      name: "sheet",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/bespoke/bespoke-sheet#BespokeSheet" },
        disableListColumn: true,
      },
    },
    ...shownBySheet([
      {
        name: "bespokeId",
        type: "text",
        label: { fr: "Identité", en: "Identity", es: "Identidad", ja: "識別番号" },
        required: true,
        unique: true,
      },
      {
        name: "catalogueVersion",
        type: "text",
        label: {
          fr: "Version du catalogue",
          en: "Catalogue version",
          es: "Versión del catálogo",
          ja: "カタログの版",
        },
        required: true,
      },
      amountField("price", {
        fr: "Prix du jour",
        en: "Price of that day",
        es: "Precio del día",
        ja: "当日価格",
      }),
      {
        name: "selection",
        type: "json",
        label: { fr: "Pièces choisies", en: "Chosen parts", es: "Piezas elegidas", ja: "選択部品" },
        required: true,
      },
      {
        name: "layers",
        type: "json",
        label: { fr: "Calques", en: "Layers", es: "Capas", ja: "レイヤー" },
        required: true,
      },
      {
        name: "labels",
        type: "json",
        label: { fr: "Noms des pièces", en: "Names of the parts", es: "Nombres de las piezas", ja: "部品名" },
        required: true,
      },
    ]),
  ],
};
