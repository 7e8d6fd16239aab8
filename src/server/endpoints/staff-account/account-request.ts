import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import * as v from "valibot";
import { answerBroken } from "@/src/server/endpoints/answer-broken";
import { logError } from "@/src/server/endpoints/log-error";
import { isSameOrigin } from "@/src/server/endpoints/same-origin";
import { env } from "@/src/env";
import type { Visitor } from "@/src/services/staff/sign-in";
import type { Shop } from "@/src/services/shop";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import { isUnreadable } from "@/src/admin/payload-fixes/refuse-unreadable";
import { shopOf } from "@/src/server/runtime/shop-of";
import { accountError } from "./account-answer";

/** The requester of an endpoint for staff accounts. */
export interface Visit {
  readonly req: PayloadRequest;
  readonly shop: Shop;
  readonly visitor: Visitor;
}

interface AccountEndpoint<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly request: Schema;
  readonly handle: (asked: v.InferOutput<Schema>, visit: Visit) => Promise<Response>;
}

const visitorOf = ({ headers }: PayloadRequest): Visitor => ({
  address: clientAddress(headers, env().TRUSTED_PROXIES),
  userAgent: headers.get("user-agent") ?? "",
});

async function answer<Schema extends v.GenericSchema>(
  { request, handle }: AccountEndpoint<Schema>,
  req: PayloadRequest,
): Promise<Response> {
  const shop = shopOf(req.payload);
  if (!isSameOrigin(req.headers, shop.origin))
    return accountError(403, "foreign-origin", "The shop takes changes from its own pages only.");
  // The admin's forms send theirs as a form with the document inside.
  await addDataAndFileToRequest(req);
  const parsed = v.safeParse(request, req.data ?? {});
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return accountError(400, "invalid", issue.message, v.getDotPath(issue) ?? undefined);
  }
  return handle(parsed.output, { req, shop, visitor: visitorOf(req) });
}

/** One of the CMS's own routes for accounts, answered by the shop. */
export const accountEndpoint = <Schema extends v.GenericSchema>(row: AccountEndpoint<Schema>): Endpoint => ({
  method: "post",
  path: row.path,
  handler: async (req) => {
    try {
      return await answer(row, req);
    } catch (error) {
      if (isUnreadable(error) || error instanceof APIError)
        return accountError(400, "invalid", "The request cannot be read.");
      logError(req, `post /users${row.path}`, error);
      return answerBroken(error);
    }
  },
});
