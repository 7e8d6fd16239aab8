import {
  QueryError,
  type DataFromCollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";
import { csvCell } from "@/src/domain/staff/csv-cell";
import { answerError } from "@/src/server/endpoints/answer";
import { answerCsv } from "@/src/server/endpoints/answer-csv";
import { guarded } from "@/src/server/endpoints/route";

type AuditEntry = DataFromCollectionSlug<"audit-entries">;

const columns = ["at", "by", "action", "entity", "document", "field", "locale", "before", "after"] as const;

/** Rows read at a time: the memory an export of any length needs. */
const batch = 500;

/** The filter of the list, from its own address; empty for all of it. */
const isWhere = (value: unknown): value is Where =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const lineOf = (entry: AuditEntry): string =>
  `${columns.map((name) => csvCell(entry[name] ?? "")).join(",")}\r\n`;

/** Lines of the file, the newest change first. */
async function* lines(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  yield `${columns.join(",")}\r\n`;
  let last: number | null = null;
  for (;;) {
    const { docs }: { docs: AuditEntry[] } = await req.payload.find({
      collection: "audit-entries",
      where: last === null ? where : { and: [where, { id: { less_than: last } }] },
      sort: "-id",
      limit: batch,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    if (docs.length > 0) yield docs.map(lineOf).join("");
    const end = docs.at(-1);
    if (!end || docs.length < batch) return;
    last = end.id;
  }
}

type Lines = AsyncGenerator<string>;

/** Read before the answer begins: an invalid filter is still answered as an error. */
async function firstRows(written: Lines): Promise<IteratorResult<string>[] | null> {
  try {
    return [await written.next(), await written.next()];
  } catch (error) {
    if (error instanceof QueryError) return null;
    throw error;
  }
}

async function* resumed(first: readonly IteratorResult<string>[], rest: Lines): Lines {
  for (const { done, value } of first) if (!done) yield value;
  yield* rest;
}

async function answer(req: PayloadRequest): Promise<Response> {
  if (!includes("admins", roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const asked: unknown = req.query.where ?? {};
  if (!isWhere(asked)) return answerError(400, { error: "invalid", field: "where", message: "is no filter" });
  const written = lines(req, asked);
  const first = await firstRows(written);
  if (!first)
    return answerError(400, { error: "invalid", field: "where", message: "names a field there is not" });
  return answerCsv(resumed(first, written), "audit-log.csv");
}

/** GET /api/staff/audit.csv?where[…]: the audit log as the list shows it, of any length. */
export const auditExport: Endpoint = {
  method: "get",
  path: "/staff/audit.csv",
  handler: (req) => guarded({ method: "get", path: "/staff/audit.csv" }, req, () => answer(req)),
};
