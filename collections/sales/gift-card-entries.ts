import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { amountField } from "@/collections/amount-field";
import { cardAccounts, cardOperations } from "@/src/domain/gift-card/operation";

/**
 * Movements on gift cards, written in pairs that sum to zero and never changed. A row says: this amount was added to
 * or taken from this account, for this reason.
 */
export const GiftCardEntries: CollectionConfig = {
  slug: "gift-card-entries",
  labels: adminMessagesByKey("sales.giftCardEntries.labels"),
  admin: { hidden: true, useAsTitle: "operation" },
  lockDocuments: false,
  defaultSort: "-createdAt",
  fields: [
    { name: "card", type: "relationship", relationTo: "gift-cards", required: true, index: true },
    {
      name: "operation",
      type: "select",
      label: adminMessages("sales.giftCardEntries.operation.label"),
      required: true,
      options: [...cardOperations],
    },
    {
      name: "account",
      type: "select",
      label: adminMessages("sales.giftCardEntries.account.label"),
      required: true,
      options: [...cardAccounts],
    },
    amountField("amount", adminMessages("sales.giftCardEntries.amount.label")),
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: adminMessages("sales.giftCardEntries.order.label"),
      index: true,
    },
  ],
};
