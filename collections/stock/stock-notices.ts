import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { noticeStates, type NoticeState } from "@/src/domain/stock/notice";
import { groups } from "@/collections/menu-groups";
import { dayAndTime } from "@/collections/date-picker";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<NoticeState, ReaderText> = adminMessagesByKey("catalogue.stockNotices.state");

const time = (name: string, label: ReaderText) =>
  ({ name, type: "date", label, admin: { ...dayAndTime } }) as const;

/** Customers to be notified when an article is back in stock: notified once, then deleted. Source: specification 12.7. */
export const StockNotices: CollectionConfig = {
  slug: "stock-notices",
  labels: adminMessagesByKey("catalogue.stockNotices.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "-createdAt",
  indexes: [{ fields: ["item", "email"], unique: true }],
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["email", "item", "state", "locale", "askedAt"],
  },
  fields: [
    {
      name: "email",
      type: "text",
      required: true,
      index: true,
      label: adminMessages("catalogue.stockNotices.email.label"),
    },
    {
      name: "item",
      type: "relationship",
      relationTo: "stock-items",
      required: true,
      index: true,
      label: adminMessages("catalogue.stockNotices.item.label"),
    },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: noticeStates.map((value) => ({ value, label: stateLabels[value] })),
      label: adminMessages("catalogue.stockNotices.stateLabel"),
    },
    {
      name: "locale",
      type: "select",
      required: true,
      options: languageOptions,
      label: adminMessages("catalogue.stockNotices.locale.label"),
    },
    {
      ...time("askedAt", adminMessages("catalogue.stockNotices.askedAt.label")),
      required: true,
    },
    {
      name: "askedFrom",
      type: "text",
      required: true,
      label: adminMessages("catalogue.stockNotices.askedFrom.label"),
    },
    time("confirmedAt", adminMessages("catalogue.stockNotices.confirmedAt.label")),
    time("notifiedAt", adminMessages("catalogue.stockNotices.notifiedAt.label")),
  ],
};
