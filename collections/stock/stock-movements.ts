import type { CollectionConfig } from "payload";
import { stockReasons, type StockReason } from "@/src/domain/stock/stock";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const reasonLabels: Record<StockReason, ReaderText> = {
  delivery: { fr: "Livraison", en: "Delivery", es: "Recepción", ja: "入荷" },
  correction: { fr: "Correction", en: "Correction", es: "Corrección", ja: "修正" },
  order: { fr: "Réservation", en: "Reservation", es: "Reserva", ja: "取り置き" },
  release: { fr: "Libération", en: "Release", es: "Liberación", ja: "取り置き解除" },
  sale: { fr: "Vente", en: "Sale", es: "Venta", ja: "販売" },
  return: { fr: "Retour", en: "Return", es: "Devolución", ja: "返品" },
};

/**
 * Stock movements: rows are written once and never changed. The pieces of an item in stock are the sum of its
 * `pieces`, those reserved for open payments the sum of its `reserved`.
 */
export const StockMovements: CollectionConfig = {
  slug: "stock-movements",
  labels: {
    singular: {
      fr: "Mouvement de stock",
      en: "Stock movement",
      es: "Movimiento de existencias",
      ja: "在庫の動き",
    },
    plural: {
      fr: "Mouvements de stock",
      en: "Stock movements",
      es: "Movimientos de existencias",
      ja: "在庫の動き",
    },
  },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "-id",
  admin: {
    group: groups.watches,
    useAsTitle: "reason",
    defaultColumns: ["createdAt", "item", "reason", "pieces", "reserved", "order", "by"],
  },
  fields: [
    {
      name: "item",
      type: "relationship",
      relationTo: "stock-items",
      required: true,
      index: true,
      label: { fr: "Pièce", en: "Item", es: "Pieza", ja: "品目" },
    },
    {
      name: "reason",
      type: "select",
      required: true,
      options: stockReasons.map((value) => ({ value, label: reasonLabels[value] })),
      label: { fr: "Motif", en: "Reason", es: "Motivo", ja: "理由" },
    },
    {
      name: "pieces",
      type: "number",
      required: true,
      defaultValue: 0,
      label: { fr: "Pièces", en: "Pieces", es: "Piezas", ja: "在庫の増減" },
    },
    {
      name: "reserved",
      type: "number",
      required: true,
      defaultValue: 0,
      label: { fr: "Réservées", en: "Reserved", es: "Reservadas", ja: "取り置きの増減" },
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      index: true,
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
    },
    {
      name: "by",
      type: "text",
      label: { fr: "Par", en: "By", es: "Por", ja: "担当者" },
    },
    {
      name: "note",
      type: "text",
      label: { fr: "Remarque", en: "Note", es: "Nota", ja: "メモ" },
    },
    {
      // Idempotency key of a staff action: a repeated request is executed once.
      name: "key",
      type: "text",
      unique: true,
      admin: { hidden: true },
    },
  ],
};
