import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig, FieldAccess } from "payload";
import { dayAndTime } from "@/collections/date-picker";
import { includes, roleOf } from "@/src/admin/access/roles";
import { highestRating, lowestRating, reviewStates, type ReviewState } from "@/src/domain/review/review";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { forClerks } from "@/collections/for-clerks";
import { wholeNumber } from "@/collections/validators";
import { dateAnswer, inReviewersLanguage, notifyOfAnswer } from "./answer-review";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<ReviewState, ReaderText> = adminMessagesByKey("sales.customerReviews.state");

/** A buyer's text is not edited: staff only decides whether it is shown. */
const written = { access: { update: () => false } } as const;

const isMarketer: FieldAccess = ({ req }) => includes("marketers", roleOf(req.user));
const revalidated = revalidateOnChange("reviews");

/** Reviews of delivered watches; only published ones are shown. The slug "reviews" would hide /api/reviews. */
export const CustomerReviews: CollectionConfig = {
  slug: "customer-reviews",
  labels: adminMessagesByKey("sales.customerReviews.labels"),
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
      label: adminMessages("sales.customerReviews.status.label"),
      admin: { position: "sidebar" },
    },
    {
      ...written,
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      required: true,
      index: true,
      label: adminMessages("sales.customerReviews.watch.label"),
      admin: { position: "sidebar" },
    },
    {
      // Marketers read the review; the buyer is visible to the order desk only.
      access: { ...written.access, ...forClerks },
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: adminMessages("sales.customerReviews.order.label"),
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
      label: adminMessages("sales.customerReviews.verified.label"),
      admin: { position: "sidebar" },
    },
    {
      ...written,
      name: "rating",
      type: "number",
      required: true,
      min: lowestRating,
      max: highestRating,
      label: adminMessages("sales.customerReviews.rating.label"),
      validate: wholeNumber(lowestRating, highestRating),
    },
    {
      ...written,
      name: "text",
      type: "textarea",
      required: true,
      maxLength: 2000,
      label: adminMessages("sales.customerReviews.text.label"),
    },
    {
      ...written,
      name: "author",
      type: "text",
      maxLength: 60,
      label: adminMessages("sales.customerReviews.author.label"),
    },
    {
      ...written,
      name: "locale",
      type: "select",
      required: true,
      options: languageOptions,
      label: adminMessages("sales.customerReviews.locale.label"),
    },
    {
      name: "answer",
      type: "textarea",
      localized: true,
      maxLength: 2000,
      validate: inReviewersLanguage,
      label: adminMessages("sales.customerReviews.answer.label"),
      admin: {
        description: adminMessages("sales.customerReviews.answer.description"),
      },
    },
    {
      name: "answeredAt",
      type: "date",
      access: { update: () => false },
      label: adminMessages("sales.customerReviews.answeredAt.label"),
      admin: { ...dayAndTime, readOnly: true, position: "sidebar" },
    },
  ],
};
