import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { includes, roleOf } from "@/src/admin/access/roles";
import { answerError } from "@/src/server/endpoints/answer";
import { guarded } from "@/src/server/endpoints/route";
import { exportKinds, exportTexts } from "@/src/services/translating/export-texts";
import { deskFor } from "@/src/server/runtime/translating/desk-for";
import { mayTranslateInto, translationLanguage } from "./translation-language";

const path = "/staff/translations/export";

const query = v.object({
  language: translationLanguage,
  format: v.picklist(["xliff", "csv"]),
  which: v.optional(v.picklist(exportKinds), "all"),
  list: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, "is no list"))),
  document: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, "is no document"))),
});

const types = { xliff: "application/xliff+xml", csv: "text/csv" } as const;
const endings = { xliff: "xlf", csv: "csv" } as const;

async function answer(req: PayloadRequest): Promise<Response> {
  if (!includes("editors", roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const asked = v.safeParse(query, Object.fromEntries(req.searchParams));
  if (!asked.success) {
    const [issue] = asked.issues;
    return answerError(400, { error: "invalid", field: v.getDotPath(issue) ?? "", message: issue.message });
  }
  const { language, ...order } = asked.output;
  if (!mayTranslateInto(req, language))
    return answerError(403, {
      error: "other-language",
      message: "This account translates into other languages.",
    });
  const written = await exportTexts(deskFor(req, language), order, req.i18n.language);
  const name = ["texts", language, order.list, order.which].filter(Boolean).join("-");
  return new Response(written, {
    headers: {
      "content-type": `${types[order.format]}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}.${endings[order.format]}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** GET: texts of a language as a file, to be translated elsewhere. */
export const translationExport: Endpoint = {
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req)),
};
