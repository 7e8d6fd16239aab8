import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { staffFileAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { emailAddress } from "@/src/domain/contracts/email-address";
import { rowId } from "@/src/domain/contracts/row-id";
import { fail, ok } from "@/src/domain/result";
import { erasePerson, type ErasePersonError } from "@/src/services/people/erase-person";
import { exportPerson } from "@/src/services/people/export-person";
import { mergePerson, type MergeError } from "@/src/services/people/merge-person";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError, answerJson } from "./answer";
import { guarded } from "./route";
import { staffEndpoint } from "./staff-route";

const mergeMessages: Readonly<Record<MergeError, string>> = {
  "not-found": "There is no such customer.",
  same: "It is this customer's own address.",
  unknown: "Nothing in the shop bears this address.",
};

const eraseMessages: Readonly<Record<ErasePersonError, string>> = {
  "not-found": "There is no such customer.",
  "wrong-address": "What was typed is not this customer's address.",
  "open-orders": "Something is still on its way. The person can be erased once it has arrived.",
  "has-account": "The address has an account: erase it there.",
};

const path = "/staff/customer.json";
const asked = v.object({
  customer: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/, "names no customer"), v.transform(Number), rowId),
});

async function answerExport(req: PayloadRequest): Promise<Response> {
  if (!includes(staffFileAccess[path], roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const parsed = v.safeParse(asked, req.query);
  if (!parsed.success)
    return answerError(400, { error: "invalid", field: "customer", message: parsed.issues[0].message });
  const data = await exportPerson(shopOf(req.payload), parsed.output.customer, req.user?.email ?? "");
  if (!data) return answerError(404, { error: "not-found", message: "There is no such customer." });
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="customer-${parsed.output.customer}.json"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** The order desk's actions on a person: merging, exporting and erasing data. */
export const peopleStaffEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/customer-merge",
    request: v.object({ customer: rowId, email: emailAddress }),
    errors: { "not-found": 404, same: 422, unknown: 422 },
    handle: async (asking, shop, by) => {
      const done = await mergePerson(shop, { ...asking, by });
      return done.ok ? ok(answerJson({})) : fail({ code: done.error, message: mergeMessages[done.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/customer-erase",
    request: v.object({ customer: v.nullable(rowId), email: emailAddress }),
    errors: { "not-found": 404, "wrong-address": 422, "open-orders": 409, "has-account": 409 },
    handle: async (asking, shop, by) => {
      const done = await erasePerson(shop, { ...asking, by });
      return done.ok ? ok(answerJson({})) : fail({ code: done.error, message: eraseMessages[done.error] });
    },
  }),
  {
    method: "get",
    path,
    handler: (req) => guarded({ method: "get", path }, req, () => answerExport(req)),
  },
];
