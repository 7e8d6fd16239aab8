import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig, Field } from "payload";
import { cardKinds, type CardKind } from "@/src/domain/gift-card/operation";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { amountField } from "@/collections/amount-field";
import { languageOptions } from "@/collections/language-options";

const kindLabels: Record<CardKind, ReaderText> = adminMessagesByKey("sales.giftCards.kind");

const text = (name: string, label: ReaderText, more: { index?: boolean } = {}): Field => ({
  name,
  type: "text",
  label,
  ...more,
});

/** Values that codes are made from and compared with: not for display. */
const secret = (name: string): Field => ({
  name,
  type: "text",
  required: true,
  unique: true,
  access: { read: () => false },
  admin: { hidden: true },
});

/**
 * Gift cards. Written by the shop only; the balance is the sum of its movements, never stored on its own. The code
 * itself is not stored.
 */
export const GiftCards: CollectionConfig = {
  slug: "gift-cards",
  labels: adminMessagesByKey("sales.giftCards.labels"),
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: groups.sales,
    useAsTitle: "ending",
    defaultColumns: ["ending", "kind", "value", "expiresAt", "isFrozen", "order"],
    components: { beforeListTable: ["/src/admin/gift-card/issue-card-button#IssueCardButton"] },
    listSearchableFields: ["ending", "recipientEmail", "recipientName"],
  },
  fields: [
    {
      name: "sheet",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/gift-card/gift-card-sheet#GiftCardSheet" },
        disableListColumn: true,
      },
    },
    {
      name: "ending",
      type: "text",
      label: adminMessages("sales.giftCards.ending.label"),
      required: true,
      index: true,
    },
    secret("seed"),
    secret("codeHash"),
    // The piece of the order it was issued for: it is never issued twice.
    secret("origin"),
    {
      name: "kind",
      type: "select",
      label: adminMessages("sales.giftCards.kindLabel"),
      required: true,
      defaultValue: "amount",
      options: cardKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    amountField("value", adminMessages("sales.giftCards.value.label")),
    {
      name: "issuedAt",
      type: "date",
      label: adminMessages("sales.giftCards.issuedAt.label"),
      required: true,
      admin: { ...dayAndTime },
    },
    {
      name: "expiresAt",
      type: "date",
      label: adminMessages("sales.giftCards.expiresAt.label"),
      required: true,
      index: true,
      admin: { ...dayAndTime },
    },
    {
      name: "isFrozen",
      type: "checkbox",
      label: adminMessages("sales.giftCards.isFrozen.label"),
      required: true,
      defaultValue: false,
    },
    text("blockReason", adminMessages("sales.giftCards.blockReason.label")),
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: adminMessages("sales.giftCards.order.label"),
      // A card issued by staff has no order.
      index: true,
    },
    {
      name: "locale",
      type: "select",
      label: adminMessages("sales.giftCards.locale.label"),
      required: true,
      options: languageOptions,
    },
    text("recipientName", adminMessages("sales.giftCards.recipientName.label")),
    text("recipientEmail", adminMessages("sales.giftCards.recipientEmail.label"), { index: true }),
    text("senderName", adminMessages("sales.giftCards.senderName.label")),
    {
      name: "message",
      type: "textarea",
      label: adminMessages("sales.giftCards.message.label"),
    },
    {
      name: "sendAt",
      type: "date",
      label: adminMessages("sales.giftCards.sendAt.label"),
      required: true,
      admin: { ...dayAndTime },
    },
    {
      name: "entries",
      type: "join",
      collection: "gift-card-entries",
      on: "card",
      label: adminMessages("sales.giftCards.entries.label"),
      admin: { defaultColumns: ["operation", "account", "amount", "order", "createdAt"] },
    },
  ],
};
