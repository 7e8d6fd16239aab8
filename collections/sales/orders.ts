import type { CollectionConfig } from "payload";
import { orderStateNames } from "@/src/admin/order-state-names";
import { carrierNames, carriers } from "@/src/domain/order/carrier";
import { orderStates } from "@/src/domain/order/order-state";
import { groups, inFour } from "@/collections/admin-text";
import { shopOnly } from "@/collections/shop-only";
import { findNamedOrder } from "./exact-name";
import { lockOrder } from "./lock-order";
import { paymentFields, snapshotFields } from "./order-fields";

/** An order: everything agreed at the pay button, and what has happened since. */
export const Orders: CollectionConfig = {
  slug: "orders",
  labels: {
    singular: inFour("Commande", "Order", "Pedido", "注文"),
    plural: inFour("Commandes", "Orders", "Pedidos", "注文"),
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  // The total is shown in the currency it was charged in.
  forceSelect: { chargeCurrency: true },
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
      label: inFour("État", "State", "Estado", "状態"),
      required: true,
      options: orderStates.map((value) => ({ value, label: orderStateNames[value] })),
      admin: { position: "sidebar", components: { Field: "/src/admin/order-steps#OrderSteps" } },
    }),
    // Given with the step that ships the order.
    shopOnly({
      name: "carrier",
      type: "select",
      label: inFour("Transporteur", "Carrier", "Transportista", "配送会社"),
      options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      admin: { hidden: true },
    }),
    shopOnly({
      name: "trackingNumber",
      type: "text",
      label: inFour("Numéro de suivi", "Tracking number", "Número de seguimiento", "追跡番号"),
      admin: { hidden: true },
    }),
    {
      name: "staffNote",
      type: "textarea",
      label: inFour("Note de l’atelier", "Workshop note", "Nota del taller", "工房メモ"),
      admin: { position: "sidebar" },
    },
    {
      type: "tabs",
      tabs: [
        {
          label: inFour("Commande", "Order", "Pedido", "注文"),
          fields: [
            {
              name: "sheet",
              type: "ui",
              admin: { components: { Field: "/src/admin/order-sheet#OrderSheet" }, disableListColumn: true },
            },
          ],
        },
        { label: inFour("Instantané", "Snapshot", "Instantánea", "記録"), fields: snapshotFields },
        { label: inFour("Paiement", "Payment", "Pago", "決済"), fields: paymentFields },
      ],
    },
  ],
};
