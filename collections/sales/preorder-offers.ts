import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { refuseDeletingReferenced } from "@/collections/refuse-deleting-referenced";
import { dayAndTime, dayOnly } from "@/collections/date-picker";
import type { CollectionConfig, Field } from "payload";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { moneyField } from "@/collections/money-field";
import { textLike, wholeNumber } from "@/collections/validators";
import { hashPassword } from "./hash-password";

const { afterChange, afterDelete } = revalidateOnChange("preorders");

type Texts = ReaderText;

const whole = (
  name: string,
  label: Texts,
  {
    min,
    max,
    defaultValue,
    description,
  }: { min: number; max: number; defaultValue: number; description: Texts },
): Field => ({
  name,
  type: "number",
  label,
  required: true,
  min,
  max,
  defaultValue,
  validate: wholeNumber(min, max),
  admin: { step: 1, description },
});

const day = (name: string, label: Texts, more: { required?: boolean; description?: Texts } = {}): Field => ({
  name,
  type: "date",
  label,
  required: more.required ?? false,
  admin: {
    ...(name === "shipsAt" ? dayOnly : dayAndTime),
    ...(more.description && { description: more.description }),
  },
});

/** A numbered run that is sold before it is made. The number sold is counted from the orders, never stored twice. */
export const PreorderOffers: CollectionConfig = {
  slug: "preorder-offers",
  labels: adminMessagesByKey("sales.preorderOffers.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.sales,
    useAsTitle: "key",
    defaultColumns: ["key", "name", "pieces", "price", "depositPercent", "opensAt", "closesAt", "enabled"],
  },
  hooks: {
    beforeChange: [hashPassword],
    afterChange,
    beforeDelete: [refuseDeletingReferenced(["pre-orders", "offer"])],
    afterDelete,
  },
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      label: adminMessages("sales.preorderOffers.key.label"),
      access: { update: () => false },
      validate: textLike(/^[a-z0-9-]{2,40}$/, "distinction-horizon"),
      admin: {
        description: adminMessages("sales.preorderOffers.key.description"),
      },
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: adminMessages("sales.preorderOffers.name.label"),
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      label: adminMessages("sales.preorderOffers.text.label"),
    },
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      required: true,
      label: adminMessages("sales.preorderOffers.product.label"),
    },
    {
      name: "straps",
      type: "relationship",
      relationTo: "straps",
      hasMany: true,
      label: adminMessages("sales.preorderOffers.straps.label"),
      admin: {
        // Its drawer lists them with picture, key and family: several have the same name.
        appearance: "drawer",
        description: adminMessages("sales.preorderOffers.straps.description"),
      },
    },
    ...moneyField("price", "preorder-offers", adminMessages("sales.preorderOffers.price.label")),
    whole("depositPercent", adminMessages("sales.preorderOffers.depositPercent.label"), {
      min: 1,
      max: 100,
      defaultValue: 100,
      description: adminMessages("sales.preorderOffers.depositPercent.description"),
    }),
    whole("pieces", adminMessages("sales.preorderOffers.pieces.label"), {
      min: 1,
      max: 9999,
      defaultValue: 1,
      description: adminMessages("sales.preorderOffers.pieces.description"),
    }),
    day("opensAt", adminMessages("sales.preorderOffers.opensAt.label")),
    day("closesAt", adminMessages("sales.preorderOffers.closesAt.label")),
    day("shipsAt", adminMessages("sales.preorderOffers.shipsAt.label"), {
      required: true,
      description: adminMessages("sales.preorderOffers.shipsAt.description"),
    }),
    {
      name: "isInvited",
      type: "checkbox",
      defaultValue: false,
      label: adminMessages("sales.preorderOffers.isInvited.label"),
      admin: { position: "sidebar" },
    },
    {
      name: "password",
      type: "text",
      maxLength: 120,
      label: adminMessages("sales.preorderOffers.password.label"),
      access: { read: () => false },
      admin: {
        position: "sidebar",
        description: adminMessages("sales.preorderOffers.password.description"),
      },
    },
    {
      name: "passwordHash",
      type: "text",
      access: { read: () => false, create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: adminMessages("sales.preorderOffers.enabled.label"),
      admin: { position: "sidebar" },
    },
  ],
};
