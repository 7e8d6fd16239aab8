import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CaptureError, PaymentEvent } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { checkPayment, checkSession } from "./check-payment";

/** `bad-signature`: not from the provider. `unavailable`: ask again later, nothing is lost. */
export type EventError = "bad-signature" | "unavailable";

type Outcome = Result<string, CaptureError>;
type Check = (shop: Shop, provider: PaymentProvider, name: string) => Promise<Outcome>;

interface Reaction {
  readonly pattern: RegExp;
  /** What the event is about; null where it names none. */
  readonly subject: (event: PaymentEvent) => string | null;
  readonly check: Check;
}

/** The session is fetched again: an event says that something happened, not what. */
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

/** How a payment is written down that the provider lists and no order knows. */
export const listedType: Readonly<Record<PaymentProvider, string>> = {
  stripe: "charge.listed",
  paypal: "PAYMENT.CAPTURE.LISTED",
};

/** Events that may change an order; every other one is written down and left alone. */
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

/** What no order is known for is kept, and asked about again by the timetable; everything else is done. */
async function note(shop: Shop, id: string, outcome: Outcome): Promise<Result<string, "unavailable">> {
  if (!outcome.ok && outcome.error === "unavailable") return fail("unavailable");
  const result = outcome.ok ? outcome.value : outcome.error;
  const now = shop.clock();
  if (result === "unknown-order") await shop.store.payments.keepEvent(id, result, now);
  else await shop.store.payments.finishEvent(id, result, now);
  return ok(result);
}

/**
 * Takes in a message of the payment provider: verified, written down once, worked on until it is done.
 * @param rawBody exactly as it came: the signature covers every byte
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
  // The provider sends it again unless the answer is a success.
  return note(shop, id, await reaction.check(shop, provider, subject));
}

/** How many kept events are asked about at once. */
const batch = 20;

/** Works once more on events whose order was not known, or whose node died with them. @returns how many are done */
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
