import type { Field } from "payload";

/** How many pieces there are, and what can be done about it. A count is no part of a document: a version never brings it back. */
export const stockField: Field = {
  name: "stock",
  type: "ui",
  label: { fr: "Stock", en: "Stock", es: "Existencias", ja: "在庫" },
  admin: {
    components: {
      Field: "/src/admin/stock/stock-sheet#StockSheet",
      Cell: "/src/admin/stock/stock-cell#StockCell",
    },
  },
};
