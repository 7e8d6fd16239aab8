import type { CollectionConfig } from "payload";
import { carrierNames, carriers, isTrackingNumber } from "@/src/domain/order/carrier";
import { orderStates, type OrderState } from "@/src/domain/order/order-state";
import { groups, inFour } from "@/collections/admin-text";
import { findOrderNumber } from "./exact-name";
import { keepTransitions } from "./keep-transitions";
import { lockOrder } from "./lock-order";
import { paymentFields, snapshotFields } from "./order-fields";
import { tellBuyer } from "./tell-buyer";

const stateLabels: Record<OrderState, ReturnType<typeof inFour>> = {
  pending: inFour("En attente de paiement", "Waiting for payment", "Pendiente de pago", "支払い待ち"),
  processing: inFour("Paiement promis", "Payment promised", "Pago prometido", "決済処理中"),
  paid: inFour("Payée", "Paid", "Pagado", "支払済み"),
  held: inFour("Retenue, à vérifier", "Held, to be checked", "Retenido, por revisar", "保留・要確認"),
  "in-workshop": inFour("À l’atelier", "In the workshop", "En el taller", "製作中"),
  "quality-control": inFour("Contrôle", "Quality control", "Control de calidad", "検品中"),
  shipped: inFour("Expédiée", "Shipped", "Enviado", "発送済み"),
  delivered: inFour("Livrée", "Delivered", "Entregado", "お届け済み"),
  expired: inFour("Abandonnée", "Expired", "Caducado", "期限切れ"),
  failed: inFour("Paiement refusé", "Payment refused", "Pago rechazado", "決済失敗"),
  withdrawn: inFour("Rétractée", "Withdrawn", "Desistido", "契約撤回"),
  refunded: inFour("Remboursée", "Refunded", "Reembolsado", "返金済み"),
};

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
    beforeOperation: [findOrderNumber, lockOrder],
    beforeChange: [keepTransitions],
    afterChange: [tellBuyer],
  },
  fields: [
    {
      name: "state",
      type: "select",
      label: inFour("État", "State", "Estado", "状態"),
      required: true,
      options: orderStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { position: "sidebar" },
    },
    {
      name: "carrier",
      type: "select",
      label: inFour("Transporteur", "Carrier", "Transportista", "配送会社"),
      options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      admin: { position: "sidebar" },
    },
    {
      name: "trackingNumber",
      type: "text",
      label: inFour("Numéro de suivi", "Tracking number", "Número de seguimiento", "追跡番号"),
      hooks: {
        beforeValidate: [({ value }) => (typeof value === "string" ? value.replaceAll(/\s/g, "") : value)],
      },
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        value === "" ||
        (typeof value === "string" && isTrackingNumber(value)) ||
        "6–40 : A–Z, 0–9",
      admin: {
        position: "sidebar",
        description: inFour(
          "Transporteur et numéro sont nécessaires avant « Expédiée » : le client les reçoit par e-mail.",
          "Carrier and number are needed before “Shipped”: the customer gets them by mail.",
          "Transportista y número hacen falta antes de «Enviado»: el cliente los recibe por correo.",
          "「発送済み」にする前に配送会社と番号が必要です。お客様にメールで届きます。",
        ),
      },
    },
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
