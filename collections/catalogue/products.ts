import type { CollectionConfig } from "payload";
import { lineKinds } from "@/src/domain/cart/article-kind";
import { availabilities, type Availability } from "@/src/domain/product/availability";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups, inFour } from "@/collections/admin-text";
import { hrefField } from "@/collections/href-field";
import { moneyField } from "@/collections/money-field";
import { keepSoldProducts } from "./keep-sold-products";
import { recordPrice } from "./record-price";

const { afterChange, afterDelete } = revalidateOnChange("products");

const availabilityLabels: Record<Availability, ReturnType<typeof inFour>> = {
  "in-stock": inFour("En stock", "In stock", "En stock", "在庫あり"),
  "made-to-order": inFour("À la commande", "Made to order", "Por encargo", "受注製作"),
  "sold-out": inFour("Épuisé", "Sold out", "Agotado", "品切れ"),
};

/** What can be put into a cart, sku by sku. */
export const Products: CollectionConfig = {
  slug: "products",
  labels: {
    singular: inFour("Article", "Product", "Artículo", "商品"),
    plural: inFour("Articles et prix", "Products and prices", "Artículos y precios", "商品と価格"),
  },
  disableDuplicate: true,
  defaultSort: "sku",
  admin: {
    group: groups.watches,
    useAsTitle: "sku",
    defaultColumns: ["sku", "name", "kind", "price", "discount", "isVisible"],
    listSearchableFields: ["sku", "name"],
    pagination: { defaultLimit: 100 },
  },
  hooks: { afterChange: [recordPrice, ...afterChange], afterDelete, beforeDelete: [keepSoldProducts] },
  fields: [
    {
      name: "sku",
      type: "text",
      required: true,
      unique: true,
      maxLength: 60,
      label: inFour("Référence", "Sku", "Referencia", "SKU"),
      access: { update: () => false },
      validate: (value: unknown) =>
        (typeof value === "string" && /^[A-Z0-9-]{2,60}$/.test(value)) || "A–Z 0–9 -",
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: inFour("Nom", "Name", "Nombre", "名称"),
    },
    {
      name: "description",
      type: "textarea",
      localized: true,
      label: inFour("Description", "Description", "Descripción", "説明"),
    },
    moneyField("price", inFour("Prix", "Price", "Precio", "価格")),
    {
      name: "discount",
      type: "number",
      required: true,
      defaultValue: 0,
      min: 0,
      max: 90,
      label: inFour("Réduction, %", "Reduction, %", "Descuento, %", "割引 %"),
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 90) ||
        "0–90, un nombre entier / a whole number",
      admin: {
        step: 1,
        description: inFour(
          "Le prix le plus bas des 30 jours précédents s’affiche à côté, comme la loi le demande.",
          "The lowest price of the 30 days before is shown beside it, as the law asks.",
          "El precio más bajo de los 30 días anteriores se muestra al lado, como exige la ley.",
          "直前30日間の最低価格が併記されます（法定表示）。",
        ),
      },
    },
    {
      name: "kind",
      type: "select",
      required: true,
      options: [...lineKinds],
      label: inFour("Genre", "Kind", "Tipo", "種別"),
      admin: { position: "sidebar" },
    },
    {
      name: "slug",
      type: "text",
      required: true,
      unique: true,
      label: inFour(
        "Adresse /produit/…",
        "Address /produit/…",
        "Dirección /produit/…",
        "アドレス /produit/…",
      ),
      validate: (value: unknown) =>
        (typeof value === "string" && /^[a-z0-9-]{1,80}$/.test(value)) || "a–z 0–9 -",
      admin: { position: "sidebar" },
    },
    {
      name: "isVisible",
      type: "checkbox",
      defaultValue: true,
      label: inFour("En vente", "On sale", "A la venta", "販売中"),
      admin: {
        position: "sidebar",
        description: inFour(
          "Décoché : ni listé ni vendu ; commandes et paniers gardent nom et prix.",
          "Unticked: neither listed nor sold; orders and carts keep name and price.",
          "Desmarcado: ni se lista ni se vende; pedidos y carritos conservan nombre y precio.",
          "外すと一覧にも出ず購入できません。注文とカートには残ります。",
        ),
      },
    },
    {
      name: "availability",
      type: "select",
      required: true,
      defaultValue: "in-stock",
      options: availabilities.map((value) => ({ value, label: availabilityLabels[value] })),
      label: inFour("Disponibilité", "Availability", "Disponibilidad", "在庫"),
      admin: {
        position: "sidebar",
        description: inFour(
          "En stock : toutes les pièces sont à l’atelier. Épuisé : montré, mais pas vendu.",
          "In stock: all parts are in the workshop. Sold out: shown, but not sold.",
          "En stock: todas las piezas están en el taller. Agotado: se muestra, pero no se vende.",
          "在庫あり：部品はすべて工房にあります。品切れ：表示しますが購入できません。",
        ),
      },
    },
    {
      name: "isNew",
      type: "checkbox",
      defaultValue: false,
      label: inFour("Nouveau", "New", "Nuevo", "新着"),
      admin: { position: "sidebar" },
    },
    {
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      label: inFour("Montre", "Watch", "Reloj", "時計"),
      admin: { position: "sidebar" },
    },
    {
      name: "diameter",
      type: "number",
      min: 20,
      max: 60,
      label: inFour("Diamètre, mm", "Diameter, mm", "Diámetro, mm", "直径 mm"),
      admin: { position: "sidebar" },
    },
    {
      ...hrefField("page", false),
      label: inFour("Page visée", "Target page", "Página de destino", "リンク先"),
      admin: {
        position: "sidebar",
        description: inFour(
          "Vide : la page de la montre, sinon /produit/…",
          "Empty: the page of the watch, else /produit/…",
          "Vacío: la página del reloj o /produit/…",
          "空欄：時計のページ、なければ /produit/…",
        ),
      },
    } as const,
    {
      name: "images",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      label: inFour("Images", "Pictures", "Imágenes", "画像"),
    },
  ],
};
