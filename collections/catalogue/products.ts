import type { CollectionConfig, PayloadRequest } from "payload";
import { deleteReferring, keepReferenced } from "@/collections/keep-referenced";
import { linkedPath } from "@/src/domain/content/link-owner";
import { availabilities, type Availability } from "@/src/domain/product/availability";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { keepPublished, withDrafts } from "@/collections/drafts";
import { givenOnce } from "@/collections/versions/given-once";
import { hrefField, linkPicker } from "@/collections/href-field";
import { pictureColumn } from "@/collections/picture-column";
import { previewAddress, previewSizes } from "@/collections/preview-address";
import { moneyField } from "@/collections/money-field";
import { endCounting } from "@/collections/stock/end-counting";
import { stockField } from "@/collections/stock/stock-field";
import { textLike, wholeNumber } from "@/collections/validators";
import { keepSoldProducts } from "./keep-sold-products";
import { recordPrice } from "./record-price";
import { kindNames, wordedOptions } from "./worded-options";

const { afterChange, afterDelete } = revalidateOnChange("products");

const availabilityLabels: Record<Availability, ReaderText> = {
  "in-stock": { fr: "En stock", en: "In stock", es: "En stock", ja: "在庫あり" },
  "made-to-order": { fr: "À la commande", en: "Made to order", es: "Por encargo", ja: "受注製作" },
  "sold-out": { fr: "Épuisé", en: "Sold out", es: "Agotado", ja: "品切れ" },
};

/** A product is shown on the page it names, on its watch's, or on its own. */
async function productPreview(product: Record<string, unknown>, locale: string, { payload }: PayloadRequest) {
  const { page, slug, watch } = product;
  if (typeof page === "string" && page !== "") return previewAddress(linkedPath(page), locale);
  const id = typeof watch === "object" && watch !== null && "id" in watch ? watch.id : watch;
  const owner =
    typeof id === "number"
      ? await payload.findByID({
          collection: "watches",
          id,
          depth: 0,
          select: { path: true },
          disableErrors: true,
        })
      : null;
  return previewAddress(owner?.path ?? (typeof slug === "string" ? `/produit/${slug}` : "/montres"), locale);
}

/** Articles that can be added to a cart, one row per sku. */
export const Products: CollectionConfig = {
  slug: "products",
  labels: {
    singular: { fr: "Article", en: "Product", es: "Artículo", ja: "商品" },
    plural: {
      fr: "Articles et prix",
      en: "Products and prices",
      es: "Artículos y precios",
      ja: "商品と価格",
    },
  },
  disableDuplicate: true,
  defaultSort: "sku",
  admin: {
    group: groups.watches,
    useAsTitle: "sku",
    preview: (product, { locale, req }) => productPreview(product, locale, req),
    livePreview: {
      url: ({ data, locale, req }) => productPreview(data, locale.code, req),
      breakpoints: previewSizes,
    },
    defaultColumns: ["sku", "look", "name", "kind", "price", "discount", "stock", "isVisible"],
    listSearchableFields: ["sku", "name"],
    pagination: { defaultLimit: 100 },
  },
  ...withDrafts,
  hooks: {
    beforeOperation: [keepPublished],
    afterChange: [recordPrice, ...afterChange],
    afterDelete,
    beforeDelete: [
      keepSoldProducts,
      keepReferenced(["preorder-offers", "product"]),
      deleteReferring(["price-history", "product"]),
      endCounting,
    ],
  },
  fields: [
    pictureColumn(),
    {
      name: "sku",
      type: "text",
      required: true,
      unique: true,
      maxLength: 60,
      label: { fr: "Référence", en: "Sku", es: "Referencia", ja: "SKU" },
      ...givenOnce,
      validate: textLike(/^[A-Z0-9-]{2,60}$/, "DI05-40"),
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: { fr: "Nom", en: "Name", es: "Nombre", ja: "名称" },
    },
    {
      name: "description",
      type: "textarea",
      localized: true,
      label: { fr: "Description", en: "Description", es: "Descripción", ja: "説明" },
    },
    ...moneyField("price", "products", { fr: "Prix", en: "Price", es: "Precio", ja: "価格" }),
    {
      name: "discount",
      type: "number",
      required: true,
      defaultValue: 0,
      min: 0,
      max: 90,
      label: { fr: "Réduction (%)", en: "Reduction (%)", es: "Descuento (%)", ja: "割引（%）" },
      validate: wholeNumber(0, 90),
      admin: {
        step: 1,
        description: {
          fr: "Le prix le plus bas des 30 jours précédents s’affiche à côté, comme la loi le demande.",
          en: "The lowest price of the 30 days before is shown beside it, as the law asks.",
          es: "El precio más bajo de los 30 días anteriores se muestra al lado, como exige la ley.",
          ja: "直前30日間の最低価格が併記されます（法定表示）。",
        },
      },
    },
    stockField,
    {
      name: "kind",
      type: "select",
      required: true,
      options: wordedOptions(kindNames),
      label: { fr: "Genre", en: "Kind", es: "Tipo", ja: "種別" },
      admin: { position: "sidebar" },
    },
    {
      name: "slug",
      type: "text",
      required: true,
      unique: true,
      label: {
        fr: "Adresse /produit/…",
        en: "Address /produit/…",
        es: "Dirección /produit/…",
        ja: "アドレス /produit/…",
      },
      validate: textLike(/^[a-z0-9-]{1,80}$/, "distinction-di05"),
      admin: { position: "sidebar" },
    },
    {
      name: "isVisible",
      type: "checkbox",
      defaultValue: true,
      label: { fr: "En vente", en: "On sale", es: "A la venta", ja: "販売中" },
      admin: {
        position: "sidebar",
        description: {
          fr: "Décoché : ni listé ni vendu ; commandes et paniers gardent nom et prix.",
          en: "Unticked: neither listed nor sold; orders and carts keep name and price.",
          es: "Desmarcado: ni se lista ni se vende; pedidos y carritos conservan nombre y precio.",
          ja: "外すと一覧にも出ず購入できません。注文とカートには残ります。",
        },
      },
    },
    {
      name: "availability",
      type: "select",
      required: true,
      defaultValue: "in-stock",
      options: availabilities.map((value) => ({ value, label: availabilityLabels[value] })),
      label: { fr: "Disponibilité", en: "Availability", es: "Disponibilidad", ja: "在庫" },
      admin: {
        position: "sidebar",
        description: {
          fr: "En stock : toutes les pièces sont à l’atelier. Épuisé : montré, mais pas vendu.",
          en: "In stock: all parts are in the workshop. Sold out: shown, but not sold.",
          es: "En stock: todas las piezas están en el taller. Agotado: se muestra, pero no se vende.",
          ja: "在庫あり：部品はすべて工房にあります。品切れ：表示しますが購入できません。",
        },
      },
    },
    {
      name: "isNew",
      type: "checkbox",
      defaultValue: false,
      label: { fr: "Nouveau", en: "New", es: "Nuevo", ja: "新作" },
      admin: { position: "sidebar" },
    },
    {
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      label: { fr: "Montre", en: "Watch", es: "Reloj", ja: "時計" },
      admin: { position: "sidebar" },
    },
    {
      name: "diameter",
      type: "number",
      min: 20,
      max: 60,
      label: { fr: "Diamètre (mm)", en: "Diameter (mm)", es: "Diámetro (mm)", ja: "直径（mm）" },
      admin: { position: "sidebar" },
    },
    {
      ...hrefField("page", false),
      label: { fr: "Page visée", en: "Target page", es: "Página de destino", ja: "リンク先" },
      admin: {
        components: linkPicker,
        position: "sidebar",
        description: {
          fr: "Vide : la page de la montre, sinon /produit/…",
          en: "Empty: the page of the watch, else /produit/…",
          es: "Vacío: la página del reloj o /produit/…",
          ja: "空欄：時計のページ、なければ /produit/…",
        },
      },
    } as const,
    {
      name: "images",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      label: { fr: "Images", en: "Pictures", es: "Imágenes", ja: "画像" },
    },
  ],
};
