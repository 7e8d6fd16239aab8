import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";

/**
 * The number of pieces, and the actions on it. A count is no part of a document: restoring a version does not change
 * it.
 */
export const stockField: Field = {
  name: "stock",
  type: "ui",
  label: adminMessages("catalogue.stock.label"),
  admin: {
    components: {
      Field: "/src/admin/stock/stock-sheet#StockSheet",
      Cell: "/src/admin/stock/stock-cell#StockCell",
    },
  },
};
