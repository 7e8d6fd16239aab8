import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig, UIField } from "payload";
import { orderStateNames } from "@/src/admin/order/order-state-names";
import { carrierNames, carriers } from "@/src/domain/order/carrier";
import { orderStates } from "@/src/domain/order/order-state";
import { groups } from "@/collections/menu-groups";
import { shownBySheet } from "@/collections/shown-by-sheet";
import { shopOnly } from "@/collections/shop-only";
import { findNamedOrder } from "./exact-name";
import { lockOrder } from "./lock-order";
import { deskFields } from "./order-desk-fields";
import { paymentFields } from "./order-payment-fields";
import { snapshotFields } from "./order-snapshot-fields";

const sheet = (name: string, Field: string): UIField => ({
  name,
  type: "ui",
  admin: { components: { Field }, disableListColumn: true },
});

/** An order: the agreement at the pay button, and all later events. */
export const Orders: CollectionConfig = {
  slug: "orders",
  labels: adminMessagesByKey("sales.orders.labels"),
  disableDuplicate: true,
  disableBulkEdit: true,
  // Its totals are shown in them.
  forceSelect: { chargeCurrency: true, currency: true },
  admin: {
    group: groups.sales,
    useAsTitle: "number",
    defaultColumns: ["number", "state", "contact.email", "total", "createdAt"],
    listSearchableFields: ["number", "receiptNumber", "contact.email", "contact.name"],
  },
  defaultSort: "-createdAt",
  hooks: {
    beforeOperation: [findNamedOrder, lockOrder],
  },
  fields: [
    shopOnly({
      name: "state",
      type: "select",
      label: adminMessages("sales.orders.state.label"),
      required: true,
      options: orderStates.map((value) => ({ value, label: orderStateNames[value] })),
      admin: { position: "sidebar", components: { Field: "/src/admin/order/order-steps#OrderSteps" } },
    }),
    // Set by the step that ships the order.
    shopOnly({
      name: "carrier",
      type: "select",
      label: adminMessages("sales.orders.carrier.label"),
      options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      admin: { hidden: true },
    }),
    shopOnly({
      name: "trackingNumber",
      type: "text",
      label: adminMessages("sales.orders.trackingNumber.label"),
      admin: { hidden: true },
    }),
    {
      name: "staffNote",
      type: "textarea",
      label: adminMessages("sales.orders.staffNote.label"),
      admin: { position: "sidebar" },
    },
    {
      type: "tabs",
      tabs: [
        {
          label: adminMessages("sales.orders.tabs.label"),
          fields: [sheet("sheet", "/src/admin/order/order-sheet#OrderSheet")],
        },
        {
          label: adminMessages("sales.orders.tabs.agreement"),
          fields: [
            sheet("agreement", "/src/admin/order/agreement-sheet#AgreementSheet"),
            ...shownBySheet(snapshotFields),
            ...shownBySheet(deskFields),
          ],
        },
        {
          label: adminMessages("sales.orders.tabs.payment"),
          fields: [
            sheet("money", "/src/admin/order/payment-sheet#PaymentSheet"),
            ...shownBySheet(paymentFields),
          ],
        },
        {
          label: adminMessages("sales.orders.tabs.notes"),
          fields: [sheet("notes", "/src/admin/notes/notes-sheet#NotesSheet")],
        },
        {
          label: adminMessages("sales.orders.tabs.mails"),
          fields: [sheet("history", "/src/admin/mail/mail-sheet#MailSheet")],
        },
      ],
    },
  ],
};
