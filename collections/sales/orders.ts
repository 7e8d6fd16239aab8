import type { CollectionConfig } from "payload";
import { carrierNames, carriers, isTrackingNumber } from "@/src/domain/order/carrier";
import { orderStates, type OrderState } from "@/src/domain/order/order-state";
import { groups, type AdminText } from "@/collections/admin-text";
import { findOrderNumber } from "./exact-name";
import { keepTransitions } from "./keep-transitions";
import { lockOrder } from "./lock-order";
import { paymentFields, snapshotFields } from "./order-fields";
import { tellBuyer } from "./tell-buyer";

const stateLabels: Record<OrderState, AdminText> = {
  pending: {
    fr: "En attente de paiement",
    en: "Waiting for payment",
    es: "Pendiente de pago",
    ja: "支払い待ち",
  },
  processing: { fr: "Paiement promis", en: "Payment promised", es: "Pago prometido", ja: "決済処理中" },
  paid: { fr: "Payée", en: "Paid", es: "Pagado", ja: "支払済み" },
  held: {
    fr: "Retenue, à vérifier",
    en: "Held, to be checked",
    es: "Retenido, por revisar",
    ja: "保留・要確認",
  },
  "in-workshop": { fr: "À l’atelier", en: "In the workshop", es: "En el taller", ja: "製作中" },
  "quality-control": { fr: "Contrôle", en: "Quality control", es: "Control de calidad", ja: "検品中" },
  shipped: { fr: "Expédiée", en: "Shipped", es: "Enviado", ja: "発送済み" },
  delivered: { fr: "Livrée", en: "Delivered", es: "Entregado", ja: "お届け済み" },
  expired: { fr: "Abandonnée", en: "Expired", es: "Caducado", ja: "期限切れ" },
  failed: { fr: "Paiement refusé", en: "Payment refused", es: "Pago rechazado", ja: "決済失敗" },
  withdrawn: { fr: "Rétractée", en: "Withdrawn", es: "Desistido", ja: "契約撤回" },
  refunded: { fr: "Remboursée", en: "Refunded", es: "Reembolsado", ja: "返金済み" },
};

/** An order: everything agreed at the pay button, and what has happened since. */
export const Orders: CollectionConfig = {
  slug: "orders",
  labels: {
    singular: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
    plural: { fr: "Commandes", en: "Orders", es: "Pedidos", ja: "注文" },
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
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
      required: true,
      options: orderStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { position: "sidebar" },
    },
    {
      name: "carrier",
      type: "select",
      label: { fr: "Transporteur", en: "Carrier", es: "Transportista", ja: "配送会社" },
      options: carriers.map((value) => ({ value, label: carrierNames[value] })),
      admin: { position: "sidebar" },
    },
    {
      name: "trackingNumber",
      type: "text",
      label: { fr: "Numéro de suivi", en: "Tracking number", es: "Número de seguimiento", ja: "追跡番号" },
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
        description: {
          fr: "Transporteur et numéro sont nécessaires avant « Expédiée » : le client les reçoit par e-mail.",
          en: "Carrier and number are needed before “Shipped”: the customer gets them by mail.",
          es: "Transportista y número hacen falta antes de «Enviado»: el cliente los recibe por correo.",
          ja: "「発送済み」にする前に配送会社と番号が必要です。お客様にメールで届きます。",
        },
      },
    },
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
          fields: [
            {
              name: "sheet",
              type: "ui",
              admin: { components: { Field: "/src/admin/order-sheet#OrderSheet" }, disableListColumn: true },
            },
          ],
        },
        {
          label: { fr: "Instantané", en: "Snapshot", es: "Instantánea", ja: "記録" },
          fields: snapshotFields,
        },
        { label: { fr: "Paiement", en: "Payment", es: "Pago", ja: "決済" }, fields: paymentFields },
      ],
    },
  ],
};
