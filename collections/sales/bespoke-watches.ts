import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { amountField } from "@/collections/amount-field";
import { shownBySheet } from "@/collections/shown-by-sheet";

/**
 * A bespoke watch as it was composed: its parts, with their names and pictures of that day. The id is derived from
 * the parts, so the same choice is the same row.
 */
export const BespokeWatches: CollectionConfig = {
  slug: "bespoke-watches",
  labels: adminMessagesByKey("sales.bespokeWatches.labels"),
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
        label: adminMessages("sales.bespokeWatches.bespokeId.label"),
        required: true,
        unique: true,
      },
      {
        name: "catalogueVersion",
        type: "text",
        label: adminMessages("sales.bespokeWatches.catalogueVersion.label"),
        required: true,
      },
      amountField("price", adminMessages("sales.bespokeWatches.price.label")),
      // What of it was set in currencies of markets (src/domain/money/own-price.ts).
      { name: "own", type: "json", admin: { hidden: true } },
      {
        name: "selection",
        type: "json",
        label: adminMessages("sales.bespokeWatches.selection.label"),
        required: true,
      },
      {
        name: "layers",
        type: "json",
        label: adminMessages("sales.bespokeWatches.layers.label"),
        required: true,
      },
      {
        name: "labels",
        type: "json",
        label: adminMessages("sales.bespokeWatches.partNames"),
        required: true,
      },
    ]),
  ],
};
