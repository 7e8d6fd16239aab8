import { adminMessages } from "@/src/i18n/admin-messages";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  TextareaFieldValidation,
} from "payload";
import * as v from "valibot";
import { queueMail } from "@/collections/queue-mail";
import { forReader } from "@/src/admin/access/for-reader";
import { localise, locales } from "@/src/domain/locale/locale";
import { localisedRow } from "@/src/store/rows";
import { languages } from "@/src/domain/locale/languages";

const texts = v.nullish(v.record(v.string(), v.nullish(v.string())), {});
const reviewRow = v.object({
  id: v.number(),
  status: v.string(),
  locale: v.picklist(locales),
  answer: texts,
  order: v.nullish(v.number(), null),
  watch: v.number(),
});
const orderRow = v.object({ contact: v.object({ email: v.nullish(v.string()) }) });
const watchRow = v.object({ name: localisedRow, path: v.string() });

/** A document in every language; Payload's own reading would change the language of the request. */
const found = <Row extends v.GenericSchema>(
  req: PayloadRequest,
  collection: "customer-reviews" | "orders" | "watches",
  id: number | string,
  row: Row,
) =>
  req.payload.db
    .findOne<{ id: number }>({ collection, where: { id: { equals: id } }, req })
    .then((doc) => v.parse(row, doc));

const whole = (req: PayloadRequest, id: number | string) => found(req, "customer-reviews", id, reviewRow);

/** An answer in the language of the review's author comes first; the other languages are for other readers. */
export const inReviewersLanguage: TextareaFieldValidation = async (value, { id, req }) => {
  if (!value || id === undefined) return true;
  const { locale, answer } = await whole(req, id);
  if (req.locale === locale || req.locale === "all" || answer[locale]) return true;
  const { name } = languages[locale];
  return forReader(req, adminMessages("sales.answerReview.inReviewersLanguage", { name }));
};

/** The day of the first answer is kept; removing the answer removes its day. */
export const dateAnswer: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!("answer" in data) || req.locale !== (originalDoc?.locale ?? data.locale)) return data;
  if (!data.answer) return { ...data, answeredAt: null };
  return { ...data, answeredAt: originalDoc?.answeredAt ?? new Date().toISOString() };
};

/** Notifies a buyer, once, that the shop has answered their review: when both are visible on the watch's page. */
export const notifyOfAnswer: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== "update") return doc;
  const { id, status, locale, answer, order, watch } = await whole(req, doc.id);
  const said = answer[locale];
  if (status !== "published" || !said || order === null) return doc;
  const [{ contact }, { name, path }] = await Promise.all([
    found(req, "orders", order, orderRow),
    found(req, "watches", watch, watchRow),
  ]);
  if (!contact.email) return doc;
  const mail = {
    kind: "review-answered",
    locale,
    watch: localise(name, locale),
    path,
    answer: said,
  } as const;
  await queueMail(req, { key: `review-answered:${id}`, to: contact.email, mail });
  return doc;
};
