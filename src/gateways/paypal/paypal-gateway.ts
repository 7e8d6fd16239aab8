import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { fail, ok, type Result } from "@/src/domain/result";
import { inTime } from "@/src/gateways/payment/in-time";
import type { PaymentError, PaymentGateway, PaymentSession } from "@/src/gateways/payment/payment-gateway";
import { PaypalStranger } from "./access-token";
import { orderRequest } from "./order-request";
import { createPaypalClient, PaypalRefusal, type PaypalCall, type PaypalSettings } from "./paypal-client";
import { PaypalAway } from "./paypal-fetch";
import { readEventBody, readTransmission } from "./read-event";
import { listTransactions } from "./list-transactions";
import { captureOfOrder, orderAnswer, readCharge, readOrder } from "./read-order";
import { writeSmallest } from "./wallet-amount";
import { paypalTraits } from "./paypal-traits";

const verification = v.object({ verification_status: v.string() });
const named = v.object({ id: v.string() });

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
const capturePath = (id: string) => `/v2/payments/captures/${encodeURIComponent(id)}`;

/** Refusals of a capture that another payment method can solve. */
const declined = ["INSTRUMENT_DECLINED", "PAYER_CANNOT_PAY", "TRANSACTION_REFUSED"];
/** Refusals after a concurrent capture, or before the approval: the order says which. */
const toBeAsked = ["ORDER_ALREADY_CAPTURED", "ORDER_NOT_APPROVED"];

async function attempt<Value>(
  call: () => Promise<Value>,
  onRefusal: (refusal: string) => void = () => {},
): Promise<Result<Value, PaymentError>> {
  try {
    return await inTime(call);
  } catch (error) {
    if (error instanceof PaypalAway) return fail("unavailable");
    if (!(error instanceof PaypalRefusal)) throw error;
    onRefusal(error.message);
    return fail("refused");
  }
}

/** Gateway to PayPal Orders v2, or a compatible server. */
export function createPaypalGateway(settings: PaypalSettings): PaymentGateway {
  const client = createPaypalClient(settings);
  const order = async (call: PaypalCall): Promise<PaymentSession> =>
    readOrder(v.parse(orderAnswer, await client(call)));
  const show = (id: string) => order({ method: "GET", path: orderPath(id) });
  /** The order of a capture; null for a payment made in another way. */
  const orderOf = async (captureId: string): Promise<string | null> => {
    const found = v.parse(captureOfOrder, await client({ method: "GET", path: capturePath(captureId) }));
    return found.supplementary_data?.related_ids?.order_id ?? null;
  };
  const retrieveSession = (id: string) => attempt(() => show(id));

  const capture: PaymentGateway["capture"] = async (id) => {
    try {
      // A new key for each call: a refusal must not be repeated after the shopper has chosen another payment method. A
      // retry after a lost response uses the same key, and PayPal captures an order only once.
      const call = {
        method: "POST",
        path: `${orderPath(id)}/capture`,
        body: "{}",
        key: randomUUID(),
      } as const;
      return ok(await order(call));
    } catch (error) {
      if (error instanceof PaypalAway) return fail("unavailable");
      if (!(error instanceof PaypalRefusal)) throw error;
      if (declined.includes(error.issue)) return fail("declined");
      if (toBeAsked.includes(error.issue)) return retrieveSession(id);
      settings.report(`PayPal refuses to take the money of ${id}: ${error.message}`);
      return fail("refused");
    }
  };

  const isAnswering = async () => {
    // Any response will do, even that there is no such order.
    const answer = await attempt(() =>
      client({ method: "GET", path: orderPath("HEALTH"), tries: 1, timeout: 3_000 }),
    );
    return answer.ok || answer.error === "refused";
  };

  const reportListing = (refusal: string) =>
    settings.report(`PayPal lists no payments: ${refusal}. Allow "Transaction search" for the app.`);

  return {
    traits: paypalTraits,
    isOffered: true,
    createSession: (request) =>
      attempt(
        () =>
          order({
            method: "POST",
            path: "/v2/checkout/orders",
            body: JSON.stringify(orderRequest(request)),
            key: request.idempotencyKey,
          }),
        (refusal) => settings.report(`PayPal refuses ${request.orderNumber}: ${refusal}`),
      ),
    retrieveSession,
    // PayPal deletes uncaptured orders, and only the shop captures: without a capture the order is closed.
    expireSession: async (id) => {
      const session = await retrieveSession(id);
      if (!session.ok) return session;
      return session.value.status === "open" ? ok({ ...session.value, status: "expired" }) : fail("refused");
    },
    capture,
    refund: ({ paymentIntent, amount, currency, idempotencyKey }) =>
      attempt(
        async () => {
          const call = {
            method: "POST",
            path: `${capturePath(paymentIntent)}/refund`,
            body: JSON.stringify({ amount: writeSmallest(amount, currency) }),
            key: idempotencyKey,
          } as const;
          return v.parse(named, await client(call)).id;
        },
        (refusal) => settings.report(`PayPal refuses to give money back: ${refusal}`),
      ),
    retrieveCharge: (captureId) =>
      attempt(async () => {
        const id = await orderOf(captureId);
        if (id === null) throw new Error(`The capture ${captureId} at PayPal belongs to no order.`);
        return readCharge(
          v.parse(orderAnswer, await client({ method: "GET", path: orderPath(id) })),
          captureId,
        );
      }),
    findSession: (captureId) =>
      attempt(async () => {
        const id = await orderOf(captureId);
        if (id === null) return null;
        // Another business on the same account may use another order format.
        const found = v.safeParse(orderAnswer, await client({ method: "GET", path: orderPath(id) }));
        return found.success ? readOrder(found.output) : null;
      }),
    listMovements: (from, until) =>
      listTransactions((path) => attempt(() => client({ method: "GET", path }), reportListing), from, until),
    readEvent: async (rawBody, headers) => {
      const event = readEventBody(rawBody);
      const transmission = readTransmission(headers, settings.now?.() ?? new Date());
      if (!event || !transmission) return fail("bad-signature");
      const facts = JSON.stringify({ ...transmission, webhook_id: settings.webhookId });
      // The event is sent back unchanged: serialised again it might differ from the signed text.
      const body = `${facts.slice(0, -1)},"webhook_event":${rawBody}}`;
      const verified = await attempt(async () => {
        const call = { method: "POST", path: "/v1/notifications/verify-webhook-signature", body } as const;
        return v.parse(verification, await client(call)).verification_status;
      });
      if (!verified.ok) return fail(verified.error === "unavailable" ? "unavailable" : "bad-signature");
      return verified.value === "SUCCESS" ? ok(event) : fail("bad-signature");
    },
    checkKey: async () => {
      try {
        return (await isAnswering()) ? "ok" : "unavailable";
      } catch (error) {
        if (error instanceof PaypalStranger) return "refused";
        throw error;
      }
    },
    isReachable: isAnswering,
  };
}
