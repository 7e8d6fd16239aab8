import type { CollectionConfig } from "payload";
import { locales } from "@/src/domain/locale/locale";
import { highestRating, lowestRating, reviewStates, type ReviewState } from "@/src/domain/review/review";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups, inFour } from "@/collections/admin-text";

const stateLabels: Record<ReviewState, ReturnType<typeof inFour>> = {
  pending: inFour("À lire", "To be read", "Por leer", "確認待ち"),
  published: inFour("Publié", "Published", "Publicado", "公開中"),
  refused: inFour("Refusé", "Refused", "Rechazado", "非公開"),
};

/** What a buyer wrote is the buyer's: staff decides whether it is shown and changes nothing in it. */
const written = { access: { update: () => false } } as const;

/**
 * Reviews of delivered watches; only published ones are shown. Called so because a collection named "reviews"
 * would hide /api/reviews.
 */
export const CustomerReviews: CollectionConfig = {
  slug: "customer-reviews",
  labels: {
    singular: inFour("Avis", "Review", "Opinión", "レビュー"),
    plural: inFour("Avis", "Reviews", "Opiniones", "レビュー"),
  },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: groups.sales,
    useAsTitle: "text",
    defaultColumns: ["text", "watch", "rating", "status", "createdAt"],
  },
  hooks: revalidateOnChange("reviews"),
  fields: [
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "pending",
      index: true,
      options: reviewStates.map((value) => ({ value, label: stateLabels[value] })),
      label: inFour("État", "State", "Estado", "状態"),
      admin: { position: "sidebar" },
    },
    {
      ...written,
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      required: true,
      index: true,
      label: inFour("Montre", "Watch", "Reloj", "時計"),
      admin: { position: "sidebar" },
    },
    {
      ...written,
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: inFour("Commande", "Order", "Pedido", "注文"),
      admin: { position: "sidebar" },
    },
    {
      // One review for each watch of an order, however often the form is sent.
      name: "occasion",
      type: "text",
      unique: true,
      access: { update: () => false },
      admin: { hidden: true },
    },
    {
      ...written,
      name: "verified",
      type: "checkbox",
      required: true,
      defaultValue: false,
      label: inFour("Achat vérifié", "Verified purchase", "Compra verificada", "購入確認済み"),
      admin: { position: "sidebar" },
    },
    {
      ...written,
      name: "rating",
      type: "number",
      required: true,
      min: lowestRating,
      max: highestRating,
      label: inFour("Note", "Rating", "Nota", "評価"),
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= lowestRating && Number(value) <= highestRating) ||
        `${lowestRating}–${highestRating}`,
    },
    {
      ...written,
      name: "text",
      type: "textarea",
      required: true,
      maxLength: 2000,
      label: inFour("Texte", "Text", "Texto", "本文"),
    },
    {
      ...written,
      name: "author",
      type: "text",
      maxLength: 60,
      label: inFour("Signature", "Signature", "Firma", "署名"),
    },
    {
      ...written,
      name: "locale",
      type: "select",
      required: true,
      options: [...locales],
      label: inFour("Langue", "Language", "Idioma", "言語"),
    },
  ],
};
