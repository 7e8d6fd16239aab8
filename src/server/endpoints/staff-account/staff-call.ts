import type { Endpoint, PayloadRequest } from "payload";
import type * as v from "valibot";
import { includes, roleOf, type RoleGroup } from "@/src/admin/access/roles";
import type { StaffAccount } from "@/src/domain/staff/staff-account";
import { answerError } from "@/src/server/endpoints/answer";
import { readJson } from "@/src/server/endpoints/read-input";
import { handleParsed, guarded, refused, type Reply, type Route } from "@/src/server/endpoints/route";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";

/** The requesting user and the request. */
export interface StaffCaller {
  readonly shop: Shop;
  readonly account: StaffAccount;
  readonly req: PayloadRequest;
}

interface StaffCall<Schema extends v.GenericSchema, Code extends string> extends Pick<
  Route<Schema, Code>,
  "path" | "request" | "errors"
> {
  readonly who: RoleGroup;
  readonly handle: (asked: v.InferOutput<Schema>, caller: StaffCaller) => Reply<Code>;
}

async function answer<Schema extends v.GenericSchema, Code extends string>(
  call: StaffCall<Schema, Code>,
  req: PayloadRequest,
): Promise<Response> {
  const shop = shopOf(req.payload);
  const account = req.user?.collection === "users" ? await shop.store.staff.findAccount(req.user.id) : null;
  // Absent for everyone else.
  if (!account || !includes(call.who, roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const json = await readJson(req, shop.origin);
  if (!json.ok) return refused(json.error);
  return handleParsed(call, json.value, (asked) => call.handle(asked, { shop, account, req }));
}

/** An action of a staff member on an account, by a button of the admin. */
export const staffCall = <Schema extends v.GenericSchema, Code extends string>(
  call: StaffCall<Schema, Code>,
): Endpoint => ({
  method: "post",
  path: call.path,
  handler: (req) => guarded({ method: "post", path: call.path }, req, () => answer(call, req)),
});
