import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { amountField } from "@/collections/amount-field";
import { dayAndTime } from "@/collections/date-picker";

const charged = { currency: { field: "currency" } } as const;

/** Refunds of an order, each with a number of its own. Written by the shop only, and never changed. */
export const CreditNotes: CollectionConfig = {
  slug: "credit-notes",
  labels: adminMessagesByKey("sales.creditNotes.labels"),
  // Its amounts are shown in it.
  forceSelect: { currency: true },
  defaultSort: "-issuedAt",
  admin: {
    group: groups.sales,
    useAsTitle: "number",
    defaultColumns: ["number", "issuedAt", "order", "amount", "vatAmount", "currency"],
    listSearchableFields: ["number"],
  },
  fields: [
    {
      name: "number",
      type: "text",
      label: adminMessages("sales.creditNotes.number.label"),
      required: true,
      unique: true,
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: adminMessages("sales.creditNotes.order.label"),
      required: true,
      index: true,
    },
    {
      name: "issuedAt",
      type: "date",
      label: adminMessages("sales.creditNotes.issuedAt.label"),
      required: true,
      index: true,
      admin: { ...dayAndTime },
    },
    {
      name: "currency",
      type: "text",
      label: adminMessages("sales.creditNotes.currency.label"),
      required: true,
    },
    amountField("amount", adminMessages("sales.creditNotes.amount.label"), charged),
    amountField("toCharge", adminMessages("sales.creditNotes.toCharge.label"), charged),
    amountField("toCards", adminMessages("sales.creditNotes.toCards.label"), charged),
    amountField("goods", adminMessages("sales.creditNotes.goods.label"), charged),
    amountField("vouchers", adminMessages("sales.creditNotes.vouchers.label"), charged),
    amountField("donated", adminMessages("sales.creditNotes.donated.label"), charged),
    // Empty in credit notes from before duties were told apart from goods.
    amountField("duties", adminMessages("sales.creditNotes.duties.label"), { ...charged, required: false }),
    amountField("vatAmount", adminMessages("sales.creditNotes.vatAmount.label"), charged),
    {
      name: "vatPercent",
      type: "number",
      label: adminMessages("sales.creditNotes.vatPercent.label"),
      required: true,
    },
    {
      name: "vatCountry",
      type: "text",
      label: adminMessages("sales.creditNotes.vatCountry.label"),
      required: true,
    },
  ],
};
