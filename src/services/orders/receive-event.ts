import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CaptureError, PaymentEvent } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { checkPayment, checkSession } from "./check-payment";

/** `bad-signature`: not from the provider. `unavailable`: a later retry succeeds. */
export type EventError = "bad-signature" | "unavailable";

type Outcome = Result<string, CaptureError>;
type Check = (shop: Shop, provider: PaymentProvider, name: string) => Promise<Outcome>;

interface Reaction {
  readonly pattern: RegExp;
  /** Id of the event's subject; null if it has none. */
  readonly subject: (event: PaymentEvent) => string | null;
  readonly check: Check;
}

/** The session is fetched again: the event's own data is not trusted. */
const aboutSession = (pattern: RegExp): Reaction => ({
  pattern,
  subject: ({ objectId }) => objectId,
  check: checkSession,
});

const aboutPayment = (pattern: RegExp): Reaction => ({
  pattern,
  subject: ({ paymentIntent }) => paymentIntent,
  check: checkPayment,
});

/** Event type for a listed payment without an order. */
export const listedType: Readonly<Record<PaymentProvider, string>> = {
  stripe: "charge.listed",
  paypal: "PAYMENT.CAPTURE.LISTED",
};

/** Events that may change an order; others are stored and ignored. */
const reactions: Readonly<Record<PaymentProvider, readonly Reaction[]>> = {
  stripe: [
    aboutSession(/^checkout\.session\./),
    aboutPayment(/^charge\.(refunded|refund\.updated|dispute\.|listed$)/),
    aboutPayment(/^refund\./),
  ],
  paypal: [
    aboutSession(/^CHECKOUT\.ORDER\./),
    aboutPayment(/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED|LISTED)$/),
    aboutSession(/^PAYMENT\.CAPTURE\./),
  ],
};

const reactionTo = (provider: PaymentProvider, type: string): Reaction | undefined =>
  reactions[provider].find(({ pattern }) => pattern.test(type));

/** Events without a known order are kept and retried by a scheduled job; all others are done. */
async function note(shop: Shop, id: string, outcome: Outcome): Promise<Result<string, "unavailable">> {
  if (!outcome.ok && outcome.error === "unavailable") return fail("unavailable");
  const result = outcome.ok ? outcome.value : outcome.error;
  const now = shop.clock();
  if (result === "unknown-order") await shop.store.payments.keepEvent(id, result, now);
  else await shop.store.payments.finishEvent(id, result, now);
  return ok(result);
}

/**
 * Receives a webhook event of the payment provider: verified, stored once, retried until processed.
 * @param rawBody unchanged: the signature covers every byte
 * Source: scenario 1; specification 13.4.
 */
export async function receiveEvent(
  shop: Shop,
  provider: PaymentProvider,
  rawBody: string,
  headers: Headers,
): Promise<Result<string, EventError>> {
  const read = await shop.payments[provider].readEvent(rawBody, headers);
  if (!read.ok) return read;
  const { id, type, objectId } = read.value;
  const reaction = reactionTo(provider, type);
  const subject = reaction ? reaction.subject(read.value) : null;
  const event = { id, type, objectId: subject ?? objectId };
  if (!(await shop.store.payments.receiveEvent(event, shop.clock()))) return ok("known");
  if (!reaction) return note(shop, id, ok("ignored"));
  if (subject === null) return note(shop, id, ok("no-payment"));
  // The provider retries unless the response is a success.
  return note(shop, id, await reaction.check(shop, provider, subject));
}

/** Number of kept events per batch. */
const batch = 20;

/** Retries events whose order was unknown, or whose node died. @returns how many are done */
export async function retryEvents(shop: Shop): Promise<number> {
  const events = await shop.store.payments.claimKeptEvents(shop.clock(), batch);
  let done = 0;
  for (const { id, type, objectId } of events) {
    const provider = paymentProviders.find((one) => reactionTo(one, type));
    const reaction = provider && reactionTo(provider, type);
    const outcome = reaction ? await reaction.check(shop, provider, objectId) : ok("ignored");
    const noted = await note(shop, id, outcome);
    if (noted.ok && noted.value !== "unknown-order") done += 1;
  }
  return done;
}
