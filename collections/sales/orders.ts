import type { CollectionConfig, UIField } from "payload";
import { orderStateNames } from "@/src/admin/order/order-state-names";
import { carrierNames, carriers } from "@/src/domain/order/carrier";
import { orderStates } from "@/src/domain/order/order-state";
import { groups } from "@/collections/admin-text";
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
  labels: {
    singular: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
    plural: { fr: "Commandes", en: "Orders", es: "Pedidos", ja: "注文" },
  },
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
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
      required: true,
      options: orderStates.map((value) => ({ value, label: orderStateNames[value] })),
      admin: { position: "sidebar", components: { Field: "/src/admin/order/order-steps#OrderSteps" } },
    }),
    // Set by the step that ships the order.
    shopOnly({
      name: "carrier",
      type: "select",
      label: { fr: "Transporteur", en: "Carrier", es: "Transportista", ja: "配送会社" },
      options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      admin: { hidden: true },
    }),
    shopOnly({
      name: "trackingNumber",
      type: "text",
      label: { fr: "Numéro de suivi", en: "Tracking number", es: "Número de seguimiento", ja: "追跡番号" },
      admin: { hidden: true },
    }),
    {
      name: "staffNote",
      type: "textarea",
      label: { fr: "Note de l’atelier", en: "Workshop note", es: "Nota del taller", ja: "工房メモ" },
      admin: { position: "sidebar" },
    },
    {
      type: "tabs",
      tabs: [
        {
          label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
          fields: [sheet("sheet", "/src/admin/order/order-sheet#OrderSheet")],
        },
        {
          label: { fr: "Accord", en: "Agreement", es: "Acuerdo", ja: "契約内容" },
          fields: [
            sheet("agreement", "/src/admin/order/agreement-sheet#AgreementSheet"),
            ...shownBySheet(snapshotFields),
            ...shownBySheet(deskFields),
          ],
        },
        {
          label: { fr: "Paiement", en: "Payment", es: "Pago", ja: "決済" },
          fields: [
            sheet("money", "/src/admin/order/payment-sheet#PaymentSheet"),
            ...shownBySheet(paymentFields),
          ],
        },
        {
          label: { fr: "Notes internes", en: "Internal notes", es: "Notas internas", ja: "社内メモ" },
          fields: [sheet("notes", "/src/admin/notes/notes-sheet#NotesSheet")],
        },
        {
          label: { fr: "E-mails", en: "Emails", es: "Correos", ja: "メール" },
          fields: [sheet("history", "/src/admin/mail/mail-sheet#MailSheet")],
        },
      ],
    },
  ],
};
