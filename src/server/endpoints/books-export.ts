import type { Endpoint, PayloadRequest } from "payload";
import { booksAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { isMonth } from "@/src/domain/calendar/month";
import { writeJournal } from "@/src/services/books/write-journal";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError } from "./answer";
import { answerCsv } from "./answer-csv";
import { guarded } from "./route";

const path = "/staff/books.csv";

async function answer(req: PayloadRequest): Promise<Response> {
  if (!includes(booksAccess, roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const { month } = req.query;
  if (typeof month !== "string" || !isMonth(month))
    return answerError(400, { error: "invalid", field: "month", message: "is no month, as 2026-11" });
  return answerCsv(writeJournal(shopOf(req.payload), month), `journal-${month}.csv`);
}

/** GET /api/staff/books.csv?month=2026-11: the journal of a month, of any length. */
export const booksExport: Endpoint = {
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req)),
};
