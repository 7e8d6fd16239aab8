import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig, Field, StaticLabel } from "payload";
import { stockLists, type StockList } from "@/src/domain/stock/stock";
import { optionCollections } from "@/collections/catalogue/option-collections";
import { Products } from "@/collections/catalogue/products";
import { groups } from "@/collections/menu-groups";
import { dayAndTime } from "@/collections/date-picker";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** The menu's name of a list. */
function nameOf(list: StockList): StaticLabel {
  const plural = [Products, ...optionCollections].find(({ slug }) => slug === list)?.labels?.plural;
  if (plural === undefined || typeof plural === "function") throw new Error(`The list ${list} has no name.`);
  return plural;
}

const pieces = (name: string, label: ReaderText): Field => ({
  name,
  type: "number",
  label,
  required: true,
  defaultValue: 0,
});

/**
 * Stock of an article or a part that is counted. Only movements change the numbers (src/store/stock); a database
 * constraint keeps them from falling below zero.
 */
export const StockItems: CollectionConfig = {
  slug: "stock-items",
  labels: adminMessagesByKey("catalogue.stockItems.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "available",
  indexes: [{ fields: ["list", "document"], unique: true }],
  admin: {
    group: groups.watches,
    useAsTitle: "name",
    defaultColumns: ["name", "list", "available", "onHand", "reserved", "lowAt", "isCounted"],
    listSearchableFields: ["name"],
    description: adminMessages("catalogue.stockItems.description"),
  },
  fields: [
    {
      name: "stock",
      type: "ui",
      admin: { components: { Field: "/src/admin/stock/item-sheet#ItemSheet" } },
    },
    {
      name: "name",
      type: "text",
      required: true,
      label: adminMessages("catalogue.stockItems.name.label"),
    },
    {
      name: "list",
      type: "select",
      required: true,
      options: stockLists.map((value) => ({ value, label: nameOf(value) })),
      label: adminMessages("catalogue.stockItems.list.label"),
    },
    {
      name: "document",
      type: "number",
      required: true,
      label: adminMessages("catalogue.stockItems.document.label"),
    },
    {
      name: "isCounted",
      type: "checkbox",
      required: true,
      defaultValue: true,
      label: adminMessages("catalogue.stockItems.isCounted.label"),
    },
    pieces("available", adminMessages("catalogue.stockItems.available.label")),
    pieces("onHand", adminMessages("catalogue.stockItems.onHand.label")),
    pieces("reserved", adminMessages("catalogue.stockItems.reserved.label")),
    {
      name: "lowAt",
      type: "number",
      label: adminMessages("catalogue.stockItems.lowAt.label"),
    },
    {
      name: "isLow",
      type: "checkbox",
      required: true,
      defaultValue: false,
      label: adminMessages("catalogue.stockItems.isLow.label"),
    },
    {
      // When staff was notified: the mail is sent once.
      name: "lowSince",
      type: "date",
      label: adminMessages("catalogue.stockItems.lowSince.label"),
      admin: { ...dayAndTime },
    },
  ],
};
