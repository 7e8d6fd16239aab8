import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CaptureError, PaymentEvent } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { applyCharge } from "./apply-charge";
import { captureSession } from "./capture-session";

/** `bad-signature`: not from the provider. `unavailable`: ask again later, nothing is lost. */
export type EventError = "bad-signature" | "unavailable";

type Outcome = Result<string, CaptureError>;

/** An event with who sent it. */
interface Message {
  readonly provider: PaymentProvider;
  readonly event: PaymentEvent;
}

/** The session is fetched again: an event says that something happened, not what. */
async function checkSession(shop: Shop, { provider, event }: Message): Promise<Outcome> {
  const session = await shop.payments[provider].retrieveSession(event.objectId);
  if (!session.ok) return session;
  const { reference } = session.value;
  return reference === null ? ok("unknown-order") : captureSession(shop, reference, session.value);
}

async function checkCharge(shop: Shop, { event: { paymentIntent } }: Message): Promise<Outcome> {
  return paymentIntent === null ? ok("no-payment") : applyCharge(shop, paymentIntent);
}

type Reaction = readonly [pattern: RegExp, react: (shop: Shop, message: Message) => Promise<Outcome>];

/** Events that may change an order; every other one is written down and left alone. */
const reactions: Readonly<Record<PaymentProvider, readonly Reaction[]>> = {
  stripe: [
    [/^checkout\.session\./, checkSession],
    [/^charge\.(refunded|refund\.updated|dispute\.)/, checkCharge],
    [/^refund\./, checkCharge],
  ],
  paypal: [
    [/^CHECKOUT\.ORDER\./, checkSession],
    [/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/, checkCharge],
    [/^PAYMENT\.CAPTURE\./, checkSession],
  ],
};

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
  const event = await shop.payments[provider].readEvent(rawBody, headers);
  if (!event.ok) return event;
  const { id, type } = event.value;
  if (!(await shop.store.payments.receiveEvent(event.value))) return ok("known");
  const react = reactions[provider].find(([pattern]) => pattern.test(type))?.[1];
  const outcome = react ? await react(shop, { provider, event: event.value }) : ok("ignored");
  // The provider sends it again unless the answer is a success.
  if (!outcome.ok && outcome.error === "unavailable") return fail("unavailable");
  const result = outcome.ok ? outcome.value : outcome.error;
  await shop.store.payments.finishEvent(id, result, shop.clock());
  return ok(result);
}
