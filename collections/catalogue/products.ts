import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig, PayloadRequest } from "payload";
import { deleteReferring, refuseDeletingReferenced } from "@/collections/refuse-deleting-referenced";
import { linkedPath } from "@/src/domain/content/link-owner";
import { availabilities, type Availability } from "@/src/domain/product/availability";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { keepPublished, withDrafts } from "@/collections/drafts";
import { immutableAfterCreate } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { hrefField, linkPicker } from "@/collections/href-field";
import { pictureColumn } from "@/collections/picture-column";
import { previewAddress, previewSizes } from "@/collections/preview-address";
import { moneyField } from "@/collections/money-field";
import { ownPricesField } from "@/collections/own-prices-field";
import { endCounting } from "@/collections/stock/end-counting";
import { stockField } from "@/collections/stock/stock-field";
import { textLike, wholeNumber } from "@/collections/validators";
import { keepSoldProducts } from "./keep-sold-products";
import { recordPublishedPrice } from "./record-published-price";
import { queueProductDeleted, queueProductSaved } from "./queue-product-event";
import { kindNames, wordedOptions } from "./worded-options";

const { afterChange, afterDelete } = revalidateOnChange("products");

const availabilityLabels: Record<Availability, ReaderText> = adminMessagesByKey(
  "catalogue.products.availability",
);

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
  labels: adminMessagesByKey("catalogue.products.labels"),
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
    afterChange: [recordPublishedPrice, queueProductSaved, ...afterChange],
    afterDelete: [queueProductDeleted, ...afterDelete],
    beforeDelete: [
      keepSoldProducts,
      refuseDeletingReferenced(["preorder-offers", "product"]),
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
      label: adminMessages("catalogue.products.sku.label"),
      ...immutableAfterCreate,
      validate: textLike(/^[A-Z0-9-]{2,60}$/, "DI05-40"),
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: adminMessages("catalogue.products.name.label"),
    },
    {
      name: "description",
      type: "textarea",
      localized: true,
      label: adminMessages("catalogue.products.description.label"),
    },
    {
      name: "warnings",
      type: "textarea",
      localized: true,
      label: adminMessages("catalogue.products.warnings.label"),
      admin: { description: adminMessages("catalogue.products.warnings.description") },
    },
    ...moneyField("price", "products", adminMessages("catalogue.products.price.label")),
    ownPricesField(),
    {
      name: "discount",
      type: "number",
      required: true,
      defaultValue: 0,
      min: 0,
      max: 90,
      label: adminMessages("catalogue.products.discount.label"),
      validate: wholeNumber(0, 90),
      admin: {
        step: 1,
        description: adminMessages("catalogue.products.discount.description"),
      },
    },
    stockField,
    {
      name: "kind",
      type: "select",
      required: true,
      options: wordedOptions(kindNames),
      label: adminMessages("catalogue.products.kind.label"),
      admin: { position: "sidebar" },
    },
    {
      name: "slug",
      type: "text",
      required: true,
      unique: true,
      label: adminMessages("catalogue.products.slug.label"),
      validate: textLike(/^[a-z0-9-]{1,80}$/, "distinction-di05"),
      admin: { position: "sidebar" },
    },
    {
      name: "isVisible",
      type: "checkbox",
      defaultValue: true,
      label: adminMessages("catalogue.products.isVisible.label"),
      admin: {
        position: "sidebar",
        description: adminMessages("catalogue.products.isVisible.description"),
      },
    },
    {
      name: "availability",
      type: "select",
      required: true,
      defaultValue: "in-stock",
      options: availabilities.map((value) => ({ value, label: availabilityLabels[value] })),
      label: adminMessages("catalogue.products.availabilityLabel"),
      admin: {
        position: "sidebar",
        description: adminMessages("catalogue.products.availabilityDescription"),
      },
    },
    {
      name: "isNew",
      type: "checkbox",
      defaultValue: false,
      label: adminMessages("catalogue.products.isNew.label"),
      admin: { position: "sidebar" },
    },
    {
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      label: adminMessages("catalogue.products.watch.label"),
      admin: { position: "sidebar" },
    },
    {
      name: "diameter",
      type: "number",
      min: 20,
      max: 60,
      label: adminMessages("catalogue.products.diameter.label"),
      admin: { position: "sidebar" },
    },
    {
      ...hrefField("page", false),
      label: adminMessages("catalogue.products.page.label"),
      admin: {
        components: linkPicker,
        position: "sidebar",
        description: adminMessages("catalogue.products.page.description"),
      },
    } as const,
    {
      name: "images",
      type: "upload",
      relationTo: "media",
      hasMany: true,
      label: adminMessages("catalogue.products.images.label"),
    },
  ],
};
