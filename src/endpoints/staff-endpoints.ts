import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { includes, roleOf } from "@/src/access/who";
import { replaceCode } from "@/src/services/gift-cards/replace-code";
import { refundOrder, type RefundError } from "@/src/services/orders/refund-order";
import { shopOf, type RunningShop } from "@/src/shop";
import { answerError, answerJson } from "./answer";
import { isUnavailable } from "./is-unavailable";
import { logError } from "./log-error";
import { bodyLimit, readBody } from "./read-body";
import { isSameOrigin } from "./same-origin";

interface StaffCall<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly request: Schema;
  /** @param by e-mail of who asks */
  readonly handle: (request: v.InferOutput<Schema>, shop: RunningShop, by: string) => Promise<Response>;
}

async function readJson(req: PayloadRequest): Promise<unknown> {
  const body = await readBody(req, bodyLimit);
  if (!body.ok) return null;
  try {
    return JSON.parse(new TextDecoder().decode(body.value));
  } catch {
    return null;
  }
}

async function answer<Schema extends v.GenericSchema>(
  { request, handle }: StaffCall<Schema>,
  req: PayloadRequest,
): Promise<Response> {
  const shop = shopOf(req.payload);
  if (!isSameOrigin(req.headers, shop.origin))
    return answerError(403, {
      error: "foreign-origin",
      message: "The shop takes changes from its own pages only.",
    });
  // To everybody else there is nothing here.
  if (!includes("marketers", roleOf(req.user)))
    return answerError(404, { error: "not-found", message: "There is nothing at this address." });
  const parsed = v.safeParse(request, await readJson(req));
  if (!parsed.success) return answerError(400, { error: "invalid", message: parsed.issues[0].message });
  return handle(parsed.output, shop, req.user?.email ?? "");
}

/** What staff does to orders and cards beside editing them; marketers and admins only. */
const staffCall = <Schema extends v.GenericSchema>(call: StaffCall<Schema>): Endpoint => ({
  method: "post",
  path: call.path,
  handler: async (req) => {
    try {
      return await answer(call, req);
    } catch (error) {
      logError(req, `post ${call.path}`, error);
      return isUnavailable(error)
        ? answerError(503, { error: "unavailable", message: "A part of the shop is away. Please try again." })
        : answerError(500, { error: "internal", message: "Something went wrong on our side." });
    }
  },
});

const refundErrors: Readonly<Record<RefundError, readonly [status: number, message: string]>> = {
  "not-found": [404, "There is no such order."],
  unpaid: [422, "Nothing was paid for this order, or everything was given back."],
  "too-much": [422, "That is more than is left of the order."],
  changed: [409, "Something is being given back just now, or was meanwhile. Look at the order again."],
  "card-spent": [
    422,
    "A gift card bought with this order was spent: only what is left on it can be given back.",
  ],
  unavailable: [
    503,
    "The payment provider does not answer. Look at the order again for what went to gift cards, then try the rest.",
  ],
  refused: [
    502,
    "The payment provider refused. Look at the order again for what went to gift cards, and at its dashboard.",
  ],
};

/** Calls of the admin's own buttons. */
export const staffEndpoints: readonly Endpoint[] = [
  staffCall({
    path: "/staff/refund",
    request: v.object({
      order: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
      /** hundredths of the charged currency */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** what the order's sheet showed as given back */
      knownGivenBack: v.pipe(v.number(), v.integer(), v.minValue(0)),
      key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "is not a key")),
    }),
    handle: async ({ order, ...decision }, shop, by) => {
      const refunded = await refundOrder(shop, { orderId: order, ...decision, by });
      if (refunded.ok) return answerJson(refunded.value);
      const [status, message] = refundErrors[refunded.error];
      return answerError(status, { error: refunded.error, message });
    },
  }),
  staffCall({
    path: "/staff/gift-card-code",
    request: v.object({ card: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)) }),
    handle: async ({ card }, shop) =>
      (await replaceCode(shop, card))
        ? answerJson({})
        : answerError(404, {
            error: "not-found",
            message: "There is no such gift card, or it has no address.",
          }),
  }),
];
