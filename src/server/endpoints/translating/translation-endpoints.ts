import type { Endpoint } from "payload";
import * as v from "valibot";
import { fail, ok } from "@/src/domain/result";
import { writeAddress } from "@/src/domain/translation/address";
import type { ImportPlan } from "@/src/domain/translation/plan-import";
import { readCsv } from "@/src/services/translating/exchange/csv";
import { fileErrors } from "@/src/services/translating/exchange/file-error";
import { readXliff } from "@/src/services/translating/exchange/read-xliff";
import { applyImport, reviewImport } from "@/src/services/translating/import-texts";
import { saveTexts } from "@/src/services/translating/save-texts";
import { deskFor } from "@/src/server/runtime/translating/desk-for";
import { answerJson } from "@/src/server/endpoints/answer";
import { staffEndpoint } from "@/src/server/endpoints/staff-route";
import { mayTranslateInto, translationLanguage } from "./translation-language";

const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, "is no name"));
const words = v.pipe(v.string(), v.maxLength(200_000));

/** All texts of the shop in one language take about two megabytes as XLIFF. */
const fileLimit = 16 * 1024 * 1024;
const MAX_TEXTS = 50_000;

const otherLanguage = () =>
  fail({ code: "not-own-language" as const, message: "This account translates into other languages." });

const saveRequest = v.object({
  language: translationLanguage,
  entity: name,
  document: name,
  texts: v.pipe(
    v.array(
      v.object({
        path: name,
        target: words,
        state: v.picklist(["translated", "reviewed"]),
        knownSource: words,
        knownTarget: words,
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
});

const importRequest = v.object({
  language: translationLanguage,
  format: v.picklist(["xliff", "csv"]),
  content: v.string(),
  /** Without it, the response lists the changes of the file and nothing is changed. */
  apply: v.boolean(),
});

const planSummary = ({ changes, refused, same }: ImportPlan) => ({
  changes: changes.map(({ text, target, state }) => ({
    id: writeAddress(text),
    title: text.title,
    before: text.target,
    after: target,
    state,
  })),
  refused,
  same,
});

/** Replaces a letter that could not be decoded: the file has another encoding. */
const unreadLetter = "\uFFFD";

async function returnedTexts({ language, format, content }: v.InferOutput<typeof importRequest>) {
  if (content.includes(unreadLetter)) return fail("encoding" as const);
  return format === "csv" ? readCsv(content) : readXliff(content, language);
}

const unprocessable = Object.fromEntries(fileErrors.map((error) => [error, 422])) as Record<
  (typeof fileErrors)[number],
  422
>;

/** Actions of the translators' desk on texts. */
export const translationEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/translations/save",
    limit: 1024 * 1024,
    request: saveRequest,
    errors: { "not-own-language": 403 },
    handle: async ({ language, entity, document, texts }, _shop, _by, req) => {
      if (!mayTranslateInto(req, language)) return otherLanguage();
      const saved = await saveTexts(deskFor(req, language), { entity, document }, texts);
      return ok(saved.ok ? answerJson({ shown: saved.value }) : Response.json(saved.error, { status: 422 }));
    },
  }),
  staffEndpoint({
    path: "/staff/translations/import",
    limit: fileLimit,
    request: importRequest,
    errors: { ...unprocessable, "not-own-language": 403 },
    handle: async (asked, _shop, _by, req) => {
      if (!mayTranslateInto(req, asked.language)) return otherLanguage();
      const returned = await returnedTexts(asked);
      if (!returned.ok) return fail({ code: returned.error });
      if (returned.value.length > MAX_TEXTS) return fail({ code: "too-many" });
      const desk = deskFor(req, asked.language);
      if (!asked.apply) return ok(answerJson(planSummary(await reviewImport(desk, returned.value))));
      return ok(answerJson(planSummary(await applyImport(desk, returned.value))));
    },
  }),
];
