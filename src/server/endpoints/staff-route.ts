import type { Endpoint, PayloadRequest } from "payload";
import type * as v from "valibot";
import { staffCallAccess, type StaffCall } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError } from "./answer";
import { readJson } from "./read-input";
import { handleParsed, guarded, refused, type Reply, type Route } from "./route";

/** A staff action beside editing documents, by a button of the admin. */
export interface StaffRoute<Schema extends v.GenericSchema, Code extends string> extends Pick<
  Route<Schema, Code>,
  "request" | "errors"
> {
  /** has its row in the table of access */
  readonly path: StaffCall;
  /** Maximum size of a request in bytes, where that is more than usual. */
  readonly limit?: number;
  /** @param by e-mail of the requesting user */
  readonly handle: (asked: v.InferOutput<Schema>, shop: Shop, by: string, req: PayloadRequest) => Reply<Code>;
}

async function answer<Schema extends v.GenericSchema, Code extends string>(
  route: StaffRoute<Schema, Code>,
  req: PayloadRequest,
): Promise<Response> {
  // Absent for everyone else.
  if (!includes(staffCallAccess[route.path], roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const shop = shopOf(req.payload);
  const json = await readJson(req, shop.origin, route.limit);
  if (!json.ok) return refused(json.error);
  return handleParsed(route, json.value, (asked) => route.handle(asked, shop, req.user?.email ?? "", req));
}

/** Makes an endpoint for the roles in the table of access; the CMS identifies the user. */
export const staffEndpoint = <Schema extends v.GenericSchema, Code extends string>(
  route: StaffRoute<Schema, Code>,
): Endpoint => ({
  method: "post",
  path: route.path,
  ...(route.limit !== undefined && { custom: { bodyLimit: route.limit } }),
  handler: (req) => guarded({ method: "post", path: route.path }, req, () => answer(route, req)),
});
