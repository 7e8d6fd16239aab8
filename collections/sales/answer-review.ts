import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  TextareaFieldValidation,
} from "payload";
import * as v from "valibot";
import { queueMail } from "@/collections/queue-mail";
import { forReader } from "@/src/access/for-reader";
import { locales } from "@/src/domain/locale/locale";
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

const whole = async (req: PayloadRequest, id: number | string) =>
  v.parse(
    reviewRow,
    await req.payload.findByID({ collection: "customer-reviews", id, locale: "all", depth: 0, req }),
  );

/** Whoever wrote a review is answered in their own language first; the other languages are for other readers. */
export const inReviewersLanguage: TextareaFieldValidation = async (value, { id, req }) => {
  if (!value || id === undefined) return true;
  const { locale, answer } = await whole(req, id);
  if (req.locale === locale || req.locale === "all" || answer[locale]) return true;
  const { name } = languages[locale];
  return forReader(req, {
    fr: `Répondez d’abord dans la langue de l’avis : ${name}.`,
    en: `Answer in the review’s language first: ${name}.`,
    es: `Responda primero en el idioma de la opinión: ${name}.`,
    ja: `まずレビューの言語（${name}）で返信してください。`,
  });
};

/** The day of the first answer stands; an answer that is taken away takes its day along. */
export const dateAnswer: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!("answer" in data) || req.locale !== (originalDoc?.locale ?? data.locale)) return data;
  if (!data.answer) return { ...data, answeredAt: null };
  return { ...data, answeredAt: originalDoc?.answeredAt ?? new Date().toISOString() };
};

/** Tells a buyer, once, that the shop has answered what they wrote: when both can be read on the watch's page. */
export const tellOfAnswer: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== "update") return doc;
  const { id, status, locale, answer, order, watch } = await whole(req, doc.id);
  const said = answer[locale];
  if (status !== "published" || !said || order === null) return doc;
  const [{ contact }, { name, path }] = await Promise.all([
    req.payload.findByID({ collection: "orders", id: order, depth: 0, req }),
    req.payload.findByID({ collection: "watches", id: watch, depth: 0, locale, req }),
  ]);
  if (!contact?.email) return doc;
  const mail = { kind: "review-answered", locale, watch: name, path, answer: said } as const;
  await queueMail(req, { key: `review-answered:${id}`, to: contact.email, mail });
  return doc;
};
