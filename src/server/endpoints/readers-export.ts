import type { Endpoint, PayloadRequest } from "payload";
import { readersAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { noteExport, writeReaders } from "@/src/services/newsletter/write-readers";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError } from "./answer";
import { answerCsv } from "./answer-csv";
import { guarded } from "./route";

const path = "/staff/subscribers.csv";

async function answer(req: PayloadRequest): Promise<Response> {
  if (!includes(readersAccess, roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const shop = shopOf(req.payload);
  await noteExport(shop, req.user?.email ?? "");
  return answerCsv(writeReaders(shop), "subscribers.csv");
}

/** GET /api/staff/subscribers.csv: the confirmed subscribers of the newsletter, of any number. */
export const readersExport: Endpoint = {
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req)),
};
