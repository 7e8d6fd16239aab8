import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { numberedTitle } from "@/collections/numbered-title";
import { amountField } from "@/collections/amount-field";

/** Price history of each product. Written by a hook, never changed. */
export const PriceHistory: CollectionConfig = {
  slug: "price-history",
  labels: adminMessagesByKey("catalogue.priceHistory.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "-since",
  admin: { group: groups.watches, defaultColumns: ["product", "price", "discount", "paid", "since"] },
  fields: [
    numberedTitle,
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      required: true,
      index: true,
      label: adminMessages("catalogue.priceHistory.product.label"),
    },
    amountField("price", adminMessages("catalogue.priceHistory.price.label")),
    {
      name: "discount",
      type: "number",
      required: true,
      label: adminMessages("catalogue.priceHistory.discount.label"),
    },
    amountField("paid", adminMessages("catalogue.priceHistory.paid.label")),
    // The same in currencies of markets with a price of their own, in hundredths of each.
    { name: "ownPaid", type: "json", admin: { hidden: true } },
    {
      name: "since",
      type: "date",
      required: true,
      index: true,
      label: adminMessages("catalogue.priceHistory.since.label"),
      admin: { ...dayAndTime },
    },
  ],
};
