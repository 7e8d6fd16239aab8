import Stripe from "stripe";
import * as v from "valibot";
import { fail, ok, type Result } from "@/src/domain/result";
import type {
  Charge,
  PaymentEvent,
  PaymentError,
  PaymentGateway,
  PaymentSession,
} from "@/src/gateways/payment/payment-gateway";
import { inTime } from "@/src/gateways/payment/in-time";
import { readCharge, readSession } from "./read-session";
import { discountParameters, sessionParameters } from "./session-parameters";
import { stripeClient } from "./stripe-client";
import { stripeTraits } from "./stripe-traits";

interface StripeSettings {
  readonly secretKey: string;
  /** The current one and, during a rotation, the previous one. */
  readonly webhookSecrets: readonly (string | undefined)[];
  /** URL of a compatible server; undefined for Stripe itself. */
  readonly apiBase: string | undefined;
  /** Called with the reason when the provider refuses an order: staff must correct the shop's settings. */
  readonly report: (refusal: string) => void;
}

/** Maps the provider's errors; any other error is a bug in the shop and thrown. */
function errorOf(error: unknown): PaymentError {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Stripe.errors;
  const passing = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError];
  if (passing.some((kind) => error instanceof kind)) return "unavailable";
  // Another request with the same idempotency key is still in progress.
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) return "unavailable";
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused";
  throw error;
}

async function attempt<Value>(
  call: () => Promise<Value>,
  onRefusal: (refusal: string) => void = () => {},
): Promise<Result<Value, PaymentError>> {
  try {
    return await inTime(call);
  } catch (error) {
    const code = errorOf(error);
    if (code === "refused") onRefusal(String(error));
    return fail(code);
  }
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
}

/** Reads a whole list page by page, with a timeout for each. @param ask requests the page after an item */
async function listAll<Item extends { readonly id: string }>(
  ask: (after: { limit: number; starting_after?: string }) => Promise<Page<Item>>,
): Promise<Result<readonly Item[], PaymentError>> {
  const items: Item[] = [];
  for (;;) {
    const last = items.at(-1);
    const page = await attempt(() => ask({ limit: 100, ...(last && { starting_after: last.id }) }));
    if (!page.ok) return page;
    items.push(...page.value.data);
    if (!page.value.has_more) return ok(items);
  }
}

/** Payment ids of a list's items. */
const paymentsOf = (
  items: readonly { readonly payment_intent: string | { readonly id: string } | null }[],
): readonly string[] =>
  items.flatMap(({ payment_intent: intent }) => (typeof intent === "string" ? intent : (intent?.id ?? [])));

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Dispute states without a loss. */
const endedWell: readonly string[] = ["won", "warning_closed", "prevented"];
const isAgainstShop = (status: string) => !endedWell.includes(status);

/** Only ids are read from an event; a payment is an id if not expanded. */
const eventObject = v.object({
  id: v.optional(v.string(), ""),
  payment_intent: v.fallback(v.nullable(v.string()), null),
});

function readEvent(event: Stripe.Event): PaymentEvent {
  const { id, payment_intent: paymentIntent } = v.parse(eventObject, event.data.object);
  return { id: event.id, type: event.type, objectId: id, paymentIntent };
}

/** Gateway to Stripe, or a compatible server. */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = stripeClient(settings);
  const expand = ["payment_intent.latest_charge"];

  async function withDisputes(charge: Charge): Promise<Charge> {
    if (!charge.isDisputed) return charge;
    // A charge stays marked as disputed forever; the outcome is in the disputes themselves.
    const { data } = await stripe.disputes.list({ payment_intent: charge.paymentIntent, limit: 100 });
    return {
      ...charge,
      isDisputed: data.length === 0 || data.some(({ status }) => isAgainstShop(status)),
      amountLost: data.reduce((sum, { status, amount }) => sum + (status === "lost" ? amount : 0), 0),
    };
  }

  async function complete(session: Stripe.Checkout.Session): Promise<PaymentSession> {
    const read = readSession(session);
    return read.charge ? { ...read, charge: await withDisputes(read.charge) } : read;
  }

  const retrieveSession: PaymentGateway["retrieveSession"] = (id) =>
    attempt(async () => complete(await stripe.checkout.sessions.retrieve(id, { expand })));
  const listOneEvent = () => stripe.events.list({ limit: 1 }, { maxNetworkRetries: 0, timeout: 3_000 });
  return {
    traits: stripeTraits,
    isOffered: true,
    createSession: (request) =>
      attempt(
        async () => {
          const { idempotencyKey } = request;
          const discount = discountParameters(request);
          const coupon =
            discount &&
            (await stripe.coupons.create(discount, { idempotencyKey: `${idempotencyKey}-discount` }));
          const parameters = sessionParameters(request, coupon?.id ?? null);
          return readSession(await stripe.checkout.sessions.create(parameters, { idempotencyKey }));
        },
        (refusal) => settings.report(`The payment provider refuses ${request.orderNumber}: ${refusal}`),
      ),
    retrieveSession,
    // The payment page captures by itself.
    capture: retrieveSession,
    refund: ({ paymentIntent, amount, idempotencyKey }) =>
      attempt(
        async () => {
          const refund = { payment_intent: paymentIntent, amount };
          return (await stripe.refunds.create(refund, { idempotencyKey })).id;
        },
        (refusal) => settings.report(`The payment provider refuses to give money back: ${refusal}`),
      ),
    expireSession: (id) =>
      attempt(async () => complete(await stripe.checkout.sessions.expire(id, { expand }))),
    retrieveCharge: (intent) =>
      attempt(async () =>
        withDisputes(readCharge(await stripe.paymentIntents.retrieve(intent, { expand: ["latest_charge"] }))),
      ),
    findSession: (intent) =>
      attempt(async () => {
        const { data } = await stripe.checkout.sessions.list({
          payment_intent: intent,
          limit: 1,
          expand: expand.map((path) => `data.${path}`),
        });
        return data[0] ? complete(data[0]) : null;
      }),
    listMovements: async (from, until) => {
      const created = { gte: inSeconds(from), lte: inSeconds(until) };
      const charges = await listAll((after) => stripe.charges.list({ created, ...after }));
      if (!charges.ok) return charges;
      const refunds = await listAll((after) => stripe.refunds.list({ created, ...after }));
      if (!refunds.ok) return refunds;
      const disputes = await listAll((after) => stripe.disputes.list({ created, ...after }));
      if (!disputes.ok) return disputes;
      const received = new Set(paymentsOf(charges.value.filter(({ paid }) => paid)));
      const changed = new Set(paymentsOf([...refunds.value, ...disputes.value]));
      return ok({ received: [...received], changed: [...changed] });
    },
    readEvent: async (rawBody, headers) => {
      const signature = headers.get("stripe-signature") ?? "";
      for (const secret of settings.webhookSecrets) {
        if (secret === undefined) continue;
        try {
          return ok(readEvent(stripe.webhooks.constructEvent(rawBody, signature, secret)));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return fail("bad-signature");
    },
    checkKey: async () => {
      try {
        return (await attempt(listOneEvent)).ok ? "ok" : "unavailable";
      } catch (error) {
        if (error instanceof Stripe.errors.StripeAuthenticationError) return "refused";
        // A restricted key without permission to read events is valid all the same.
        if (error instanceof Stripe.errors.StripePermissionError) return "ok";
        throw error;
      }
    },
    isReachable: async () => (await attempt(listOneEvent)).ok,
  };
}
