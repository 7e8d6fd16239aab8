import type { Endpoint, PayloadRequest } from "payload";
import { booksAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { isQuarter } from "@/src/domain/calendar/quarter";
import { writeOss } from "@/src/services/books/write-oss";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError } from "./answer";
import { answerCsv } from "./answer-csv";
import { guarded } from "./route";

const path = "/staff/oss.csv";

async function answer(req: PayloadRequest): Promise<Response> {
  if (!includes(booksAccess, roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const { quarter } = req.query;
  if (typeof quarter !== "string" || !isQuarter(quarter))
    return answerError(400, { error: "invalid", field: "quarter", message: "is no quarter, as 2026-Q3" });
  return answerCsv(writeOss(shopOf(req.payload), quarter), `oss-${quarter}.csv`);
}

/** GET /api/staff/oss.csv?quarter=2026-Q3: sales to other member states of the Union, for the one-stop shop. */
export const ossExport: Endpoint = {
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req)),
};
