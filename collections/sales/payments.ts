import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { movementNames } from "@/src/admin/order/payment-names";
import { groups } from "@/collections/menu-groups";
import { amountField } from "@/collections/amount-field";

/** Payments and refunds, as reported by the provider. Amounts are in hundredths of the currency. */
export const Payments: CollectionConfig = {
  slug: "payments",
  labels: adminMessagesByKey("sales.payments.labels"),
  // Its amount is shown in it.
  forceSelect: { currency: true },
  admin: {
    group: groups.sales,
    useAsTitle: "providerId",
    defaultColumns: ["providerId", "kind", "amount", "currency", "status", "createdAt"],
  },
  fields: [
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: adminMessages("sales.payments.order.label"),
      required: true,
      index: true,
    },
    {
      name: "providerId",
      type: "text",
      label: adminMessages("sales.payments.providerId.label"),
      required: true,
      unique: true,
    },
    {
      name: "kind",
      type: "select",
      label: adminMessages("sales.payments.kind.label"),
      required: true,
      options: Object.entries(movementNames).map(([value, label]) => ({ value, label })),
    },
    amountField("amount", adminMessages("sales.payments.amount.label"), { currency: { field: "currency" } }),
    {
      name: "currency",
      type: "text",
      label: adminMessages("sales.payments.currency.label"),
      required: true,
    },
    {
      name: "status",
      type: "text",
      label: adminMessages("sales.payments.status.label"),
      required: true,
    },
  ],
};
