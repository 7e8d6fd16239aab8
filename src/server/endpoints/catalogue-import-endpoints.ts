import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { staffCallAccess, staffFileAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import type { Value } from "@/src/domain/catalogue-import/column";
import { columnsOf } from "@/src/domain/catalogue-import/columns";
import { layerName } from "@/src/domain/catalogue-import/known-catalogue";
import type { ImportAnswer, ShownPlan } from "@/src/domain/catalogue-import/shown-plan";
import { emptyOrder, importOrder, undoOrder } from "@/src/domain/contracts/catalogue-import";
import { fail, ok, type Result } from "@/src/domain/result";
import { cmsCatalogueFor } from "@/src/server/runtime/catalogue-import/cms-catalogue-for";
import { shopOf } from "@/src/server/runtime/shop-of";
import {
  applyEmpty,
  applyImport,
  reviewEmpty,
  reviewImport,
  type ChangeRefusal,
  type Decision,
  type ReviewedPlan,
  type SentFiles,
} from "@/src/services/catalogue-import/change-catalogue";
import { exportCatalogue, exportFormats } from "@/src/services/catalogue-import/export-catalogue";
import { mostBytes } from "@/src/services/catalogue-import/read-spreadsheet";
import { reviewUndo, undoImport } from "@/src/services/catalogue-import/undo-import";
import { answerError, answerJson } from "./answer";
import { readBody } from "./read-body";
import { refusalOf } from "./read-input";
import { guarded } from "./route";
import { isSameOrigin } from "./same-origin";
import { staffEndpoint } from "./staff-route";

/** Bytes of the ZIP of pictures as it is sent. */
const mostPictureBytes = 250 * 1024 * 1024;
const bodyLimit = mostBytes + mostPictureBytes + 1024 * 1024;
/** Rows and reasons that an answer lists; it counts all of them. */
const mostListed = 500;
const mostLetters = 300;

function shownValue(value: Value, kind: string): Value {
  if (typeof value !== "string") return value;
  const text = kind === "layer" && value !== "" ? layerName(value) : value;
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

const isFilled = (value: Value) => value !== null && value !== "";

/** A plan without what only its writing needs. */
function shownPlan({ mark, rows, refused, same }: ReviewedPlan): ShownPlan {
  const created = rows.filter(({ id }) => id === null).length;
  return {
    mark,
    counts: {
      created,
      changed: rows.length - created,
      same,
      refused: refused.length,
      leaps: rows.filter(({ isLeap }) => isLeap).length,
    },
    rows: rows.slice(0, mostListed).map(({ sheet, line, collection, reference, id, isLeap, changes }) => {
      const kinds = new Map(columnsOf(collection).map(({ name, kind }) => [name, kind]));
      return {
        sheet,
        line,
        collection,
        reference,
        isNew: id === null,
        isLeap,
        changes: changes
          .filter(({ after }) => id !== null || isFilled(after))
          .map(({ column, before, after }) => {
            const kind = kinds.get(column) ?? "text";
            return { column, kind, before: shownValue(before, kind), after: shownValue(after, kind) };
          }),
      };
    }),
    refused: refused.slice(0, mostListed),
  };
}

const answerPlan = (plan: ReviewedPlan): Response =>
  answerJson({ plan: shownPlan(plan) } satisfies ImportAnswer);

function answerApplied(done: Result<number, ChangeRefusal>): Response {
  if (done.ok) return answerJson({ plan: null, import: done.value } satisfies ImportAnswer);
  const { code, plan } = done.error;
  const answer: ImportAnswer = { plan: shownPlan(plan), error: code };
  return Response.json(answer, { status: 422, headers: { "cache-control": "private, no-store" } });
}

const nothingHere = () =>
  answerError(404, { error: "not-found", message: "There is nothing at this address." });

const invalid = (field: string, message: string) => answerError(400, { error: "invalid", field, message });

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

interface Sent {
  readonly files: SentFiles;
  readonly order: v.InferOutput<typeof importOrder>;
}

function parseJson(text: FormDataEntryValue | null): unknown {
  if (typeof text !== "string") return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The files of an import and what is to be done with them. */
async function readForm(req: PayloadRequest): Promise<Result<Sent, Response>> {
  const body = await readBody(req, bodyLimit);
  if (!body.ok) {
    const { status, error } = refusalOf(body.error, bodyLimit);
    return fail(answerError(status, error));
  }
  const headers = { "content-type": req.headers.get("content-type") ?? "" };
  const form = await new Response(Buffer.from(body.value), { headers }).formData().catch(() => null);
  if (form === null) return fail(invalid("", "The body is not a form."));
  const [spreadsheet, pictures] = [form.get("spreadsheet"), form.get("pictures")];
  if (!(spreadsheet instanceof File)) return fail(invalid("spreadsheet", "is no file"));
  const order = v.safeParse(importOrder, parseJson(form.get("order")));
  if (!order.success) return fail(invalid("order", order.issues[0].message));
  return ok({
    order: order.output,
    files: {
      name: spreadsheet.name.slice(0, 200),
      spreadsheet: await bytesOf(spreadsheet),
      pictures: pictures instanceof File && pictures.size > 0 ? await bytesOf(pictures) : null,
    },
  });
}

const decisionOf = ({ seen, isMeant }: v.InferOutput<typeof importOrder>, by: string): Decision => ({
  seen: seen ?? "",
  isMeant,
  by,
});

async function answerImport(req: PayloadRequest): Promise<Response> {
  if (!includes(staffCallAccess["/staff/catalogue-import"], roleOf(req.user))) return nothingHere();
  const shop = shopOf(req.payload);
  if (!isSameOrigin(req.headers, shop.origin))
    return answerError(403, {
      error: "foreign-origin",
      message: "The shop takes changes from its own pages only.",
    });
  const sent = await readForm(req);
  if (!sent.ok) return sent.error;
  const { files, order } = sent.value;
  const cms = cmsCatalogueFor(req);
  if (!order.apply) return answerPlan(await reviewImport(cms, files));
  return answerApplied(await applyImport(shop, cms, files, decisionOf(order, req.user?.email ?? "")));
}

const importPath = "/staff/catalogue-import";
const exportPath = "/staff/catalogue-export";

const exportQuery = v.object({ format: v.picklist(exportFormats) });

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

async function answerExport(req: PayloadRequest): Promise<Response> {
  if (!includes(staffFileAccess[exportPath], roleOf(req.user))) return nothingHere();
  const asked = v.safeParse(exportQuery, Object.fromEntries(req.searchParams));
  if (!asked.success) return invalid("format", asked.issues[0].message);
  const { format } = asked.output;
  return new Response(await exportCatalogue(cmsCatalogueFor(req), format), {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="catalogue.${format}"`,
      "cache-control": "private, no-store",
    },
  });
}

const undoMessages = {
  undone: "There is no such import, or it was undone already. Nothing was changed.",
  nothing: "Everything of it was sold or changed since. Nothing was changed.",
  invalid: "A document cannot be saved as it was. Nothing was changed.",
} as const;

/** Export and import of the catalogue. */
export const catalogueImportEndpoints: readonly Endpoint[] = [
  {
    method: "get",
    path: exportPath,
    handler: (req) => guarded({ method: "get", path: exportPath }, req, () => answerExport(req)),
  },
  {
    method: "post",
    path: importPath,
    custom: { bodyLimit },
    handler: (req) => guarded({ method: "post", path: importPath }, req, () => answerImport(req)),
  },
  staffEndpoint({
    path: "/staff/catalogue-empty",
    request: emptyOrder,
    errors: {},
    handle: async (order, shop, by, req) => {
      const cms = cmsCatalogueFor(req);
      if (!order.apply) return ok(answerPlan(await reviewEmpty(cms)));
      return ok(answerApplied(await applyEmpty(shop, cms, decisionOf(order, by))));
    },
  }),
  staffEndpoint({
    path: "/staff/catalogue-undo",
    request: undoOrder,
    errors: { undone: 409, nothing: 409, invalid: 422 },
    handle: async ({ import: id, apply }, shop, by, req) => {
      const cms = cmsCatalogueFor(req);
      const done = apply ? await undoImport(shop, cms, id, by) : await reviewUndo(cms, id);
      if (done.ok) return ok(answerJson(done.value));
      const { code, message = undoMessages[code] } = done.error;
      return fail({ code, message });
    },
  }),
];
