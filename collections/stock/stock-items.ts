import type { CollectionConfig, Field, StaticLabel } from "payload";
import { stockLists, type StockList } from "@/src/domain/stock/stock";
import { optionCollections } from "@/collections/catalogue/option-collections";
import { Products } from "@/collections/catalogue/products";
import { groups } from "@/collections/admin-text";
import { dayAndTime } from "@/collections/date-picker";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** The menu's name of a list. */
function nameOf(list: StockList): StaticLabel {
  const plural = [Products, ...optionCollections].find(({ slug }) => slug === list)?.labels?.plural;
  if (plural === undefined || typeof plural === "function") throw new Error(`The list ${list} has no name.`);
  return plural;
}

const pieces = (name: string, label: ReaderText): Field => ({
  name,
  type: "number",
  label,
  required: true,
  defaultValue: 0,
});

/**
 * Stock of an article or a part that is counted. Only movements change the numbers (src/store/stock); a database
 * constraint keeps them from falling below zero.
 */
export const StockItems: CollectionConfig = {
  slug: "stock-items",
  labels: {
    singular: { fr: "Stock d’une pièce", en: "Stock of an item", es: "Existencias de una pieza", ja: "在庫" },
    plural: { fr: "Stock", en: "Stock", es: "Existencias", ja: "在庫" },
  },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "available",
  indexes: [{ fields: ["list", "document"], unique: true }],
  admin: {
    group: groups.watches,
    useAsTitle: "name",
    defaultColumns: ["name", "list", "available", "onHand", "reserved", "lowAt", "isCounted"],
    listSearchableFields: ["name"],
    description: {
      fr: "Ce qui est compté. On compte une pièce, et on change son nombre, sur sa propre fiche.",
      en: "What is counted. Counting begins, and numbers change, on the item’s own page.",
      es: "Lo que se cuenta. Se empieza a contar y se cambia la cantidad en la ficha de cada pieza.",
      ja: "在庫管理の対象です。管理の開始と数の変更は、各商品・部品の画面で行います。",
    },
  },
  fields: [
    {
      name: "stock",
      type: "ui",
      admin: { components: { Field: "/src/admin/stock/item-sheet#ItemSheet" } },
    },
    {
      name: "name",
      type: "text",
      required: true,
      label: { fr: "Pièce", en: "Item", es: "Pieza", ja: "品目" },
    },
    {
      name: "list",
      type: "select",
      required: true,
      options: stockLists.map((value) => ({ value, label: nameOf(value) })),
      label: { fr: "Liste", en: "List", es: "Lista", ja: "一覧" },
    },
    {
      name: "document",
      type: "number",
      required: true,
      label: { fr: "Numéro de fiche", en: "Number of its page", es: "Número de ficha", ja: "データ番号" },
    },
    {
      name: "isCounted",
      type: "checkbox",
      required: true,
      defaultValue: true,
      label: { fr: "Comptée", en: "Counted", es: "Se cuenta", ja: "在庫管理中" },
    },
    pieces("available", { fr: "Disponibles", en: "Available", es: "Disponibles", ja: "販売可能数" }),
    pieces("onHand", { fr: "En stock", en: "In stock", es: "En existencias", ja: "在庫数" }),
    pieces("reserved", { fr: "Réservées", en: "Reserved", es: "Reservadas", ja: "取り置き" }),
    {
      name: "lowAt",
      type: "number",
      label: { fr: "Seuil d’alerte", en: "Low at", es: "Umbral de aviso", ja: "残りわずかの基準" },
    },
    {
      name: "isLow",
      type: "checkbox",
      required: true,
      defaultValue: false,
      label: { fr: "Stock bas", en: "Low stock", es: "Pocas existencias", ja: "残りわずか" },
    },
    {
      // When staff was notified: the mail is sent once.
      name: "lowSince",
      type: "date",
      label: { fr: "Bas depuis", en: "Low since", es: "Bajo desde", ja: "残りわずかになった日時" },
      admin: { ...dayAndTime },
    },
  ],
};
