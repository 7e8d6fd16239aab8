import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { stockReasons, type StockReason } from "@/src/domain/stock/stock";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const reasonLabels: Record<StockReason, ReaderText> = adminMessagesByKey("catalogue.stockMovements.reason");

/**
 * Stock movements: rows are written once and never changed. The pieces of an item in stock are the sum of its
 * `pieces`, those reserved for open payments the sum of its `reserved`.
 */
export const StockMovements: CollectionConfig = {
  slug: "stock-movements",
  labels: adminMessagesByKey("catalogue.stockMovements.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "-id",
  admin: {
    group: groups.watches,
    useAsTitle: "reason",
    defaultColumns: ["createdAt", "item", "reason", "pieces", "reserved", "order", "by"],
  },
  fields: [
    {
      name: "item",
      type: "relationship",
      relationTo: "stock-items",
      required: true,
      index: true,
      label: adminMessages("catalogue.stockMovements.item.label"),
    },
    {
      name: "reason",
      type: "select",
      required: true,
      options: stockReasons.map((value) => ({ value, label: reasonLabels[value] })),
      label: adminMessages("catalogue.stockMovements.reasonLabel"),
    },
    {
      name: "pieces",
      type: "number",
      required: true,
      defaultValue: 0,
      label: adminMessages("catalogue.stockMovements.pieces.label"),
    },
    {
      name: "reserved",
      type: "number",
      required: true,
      defaultValue: 0,
      label: adminMessages("catalogue.stockMovements.reserved.label"),
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      index: true,
      label: adminMessages("catalogue.stockMovements.order.label"),
    },
    {
      name: "by",
      type: "text",
      label: adminMessages("catalogue.stockMovements.by.label"),
    },
    {
      name: "note",
      type: "text",
      label: adminMessages("catalogue.stockMovements.note.label"),
    },
    {
      // Idempotency key of a staff action: a repeated request is executed once.
      name: "key",
      type: "text",
      unique: true,
      admin: { hidden: true },
    },
  ],
};
