import type { CollectionConfig, FieldAccess } from "payload";
import { dayAndTime } from "@/collections/date-picker";
import { includes, roleOf } from "@/src/access/roles";
import { highestRating, lowestRating, reviewStates, type ReviewState } from "@/src/domain/review/review";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { forClerks } from "@/collections/for-clerks";
import { wholeNumber } from "@/collections/validators";
import { dateAnswer, inReviewersLanguage, notifyOfAnswer } from "./answer-review";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<ReviewState, ReaderText> = {
  pending: { fr: "À lire", en: "To be read", es: "Por leer", ja: "確認待ち" },
  published: { fr: "Publié", en: "Published", es: "Publicada", ja: "公開中" },
  refused: { fr: "Refusé", en: "Refused", es: "Rechazada", ja: "非公開" },
};

/** A buyer's text is not edited: staff only decides whether it is shown. */
const written = { access: { update: () => false } } as const;

const isMarketer: FieldAccess = ({ req }) => includes("marketers", roleOf(req.user));
const revalidated = revalidateOnChange("reviews");

/** Reviews of delivered watches; only published ones are shown. The slug "reviews" would hide /api/reviews. */
export const CustomerReviews: CollectionConfig = {
  slug: "customer-reviews",
  labels: {
    singular: { fr: "Avis", en: "Review", es: "Opinión", ja: "レビュー" },
    plural: { fr: "Avis", en: "Reviews", es: "Opiniones", ja: "レビュー" },
  },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: groups.sales,
    useAsTitle: "text",
    defaultColumns: ["text", "watch", "rating", "status", "createdAt"],
  },
  hooks: {
    ...revalidated,
    beforeChange: [dateAnswer],
    afterChange: [notifyOfAnswer, ...revalidated.afterChange],
  },
  fields: [
    {
      // The order desk answers; roles that sell decide whether a review is shown.
      access: { update: isMarketer },
      name: "status",
      type: "select",
      required: true,
      defaultValue: "pending",
      index: true,
      options: reviewStates.map((value) => ({ value, label: stateLabels[value] })),
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
      admin: { position: "sidebar" },
    },
    {
      ...written,
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      required: true,
      index: true,
      label: { fr: "Montre", en: "Watch", es: "Reloj", ja: "時計" },
      admin: { position: "sidebar" },
    },
    {
      // Marketers read the review; the buyer is visible to the order desk only.
      access: { ...written.access, ...forClerks },
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
      admin: { position: "sidebar" },
    },
    {
      // One review for each watch of an order, however often the form is sent.
      name: "occasion",
      type: "text",
      unique: true,
      access: { update: () => false, read: () => false },
      admin: { hidden: true },
    },
    {
      ...written,
      name: "verified",
      type: "checkbox",
      required: true,
      defaultValue: false,
      label: { fr: "Achat vérifié", en: "Verified purchase", es: "Compra verificada", ja: "購入確認済み" },
      admin: { position: "sidebar" },
    },
    {
      ...written,
      name: "rating",
      type: "number",
      required: true,
      min: lowestRating,
      max: highestRating,
      label: { fr: "Note", en: "Rating", es: "Nota", ja: "評価" },
      validate: wholeNumber(lowestRating, highestRating),
    },
    {
      ...written,
      name: "text",
      type: "textarea",
      required: true,
      maxLength: 2000,
      label: { fr: "Texte", en: "Text", es: "Texto", ja: "本文" },
    },
    {
      ...written,
      name: "author",
      type: "text",
      maxLength: 60,
      label: { fr: "Signature", en: "Signature", es: "Firma", ja: "署名" },
    },
    {
      ...written,
      name: "locale",
      type: "select",
      required: true,
      options: languageOptions,
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
    },
    {
      name: "answer",
      type: "textarea",
      localized: true,
      maxLength: 2000,
      validate: inReviewersLanguage,
      label: {
        fr: "Réponse publique de la maison",
        en: "The house’s public answer",
        es: "Respuesta pública de la casa",
        ja: "工房からの公開返信",
      },
      admin: {
        description: {
          fr: "Sous l’avis, sur la page de la montre. D’abord dans la langue de l’avis, les autres au choix. Une fois l’avis publié, l’acheteur est prévenu par e-mail, une seule fois.",
          en: "Beneath the review, on the watch’s page. First in the review’s language, the others as you like. Once the review is published, the buyer is told by email, once.",
          es: "Bajo la opinión, en la página del reloj. Primero en el idioma de la opinión; los demás, a elección. Publicada la opinión, se avisa al comprador por correo, una sola vez.",
          ja: "時計のページで、レビューの下に表示されます。まずレビューの言語で書いてください（他の言語は任意）。レビューの公開後、購入者に一度だけメールでお知らせします。",
        },
      },
    },
    {
      name: "answeredAt",
      type: "date",
      access: { update: () => false },
      label: { fr: "Répondu le", en: "Answered on", es: "Respondida el", ja: "返信日" },
      admin: { ...dayAndTime, readOnly: true, position: "sidebar" },
    },
  ],
};
