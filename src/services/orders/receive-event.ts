import { fail, ok, type Result } from "../../domain/result";
import type { PaymentEvent, PaymentFault } from "../../gateways/stripe/payment-gateway";
import type { Shop } from "../shop-parts";
import { applyCharge } from "./apply-charge";
import { applySession } from "./apply-session";

/** `bad-signature`: not from the provider. `unavailable`: ask again later, nothing is lost. */
export type EventFault = "bad-signature" | "unavailable";

type Outcome = Result<string, PaymentFault>;

/** The session is fetched again: an event says that something happened, not what. */
async function checkSession(shop: Shop, event: PaymentEvent): Promise<Outcome> {
  const session = await shop.payments.retrieveSession(event.objectId);
  if (!session.ok) return session;
  const { reference } = session.value;
  return ok(reference === null ? "unknown-order" : await applySession(shop, reference, session.value));
}

async function checkCharge(shop: Shop, { paymentIntent }: PaymentEvent): Promise<Outcome> {
  return paymentIntent === null ? ok("no-payment") : applyCharge(shop, paymentIntent);
}

/** Events that may change an order; every other one is written down and left alone. */
const reactions: readonly (readonly [
  pattern: RegExp,
  react: (shop: Shop, event: PaymentEvent) => Promise<Outcome>,
])[] = [
  [/^checkout\.session\./, checkSession],
  [/^charge\.(refunded|refund\.updated|dispute\.)/, checkCharge],
  [/^refund\./, checkCharge],
];

/**
 * Takes in a message of the payment provider: verified, written down once, worked on until it is done.
 * @param rawBody exactly as it came: the signature covers every byte
 * Source: scenario 1; decision "orders".
 */
export async function receiveEvent(
  shop: Shop,
  rawBody: string,
  signature: string,
): Promise<Result<string, EventFault>> {
  const event = shop.payments.readEvent(rawBody, signature);
  if (!event.ok) return fail("bad-signature");
  const { id, type } = event.value;
  if (!(await shop.store.receiveEvent(event.value))) return ok("known");
  const react = reactions.find(([pattern]) => pattern.test(type))?.[1];
  const outcome = react ? await react(shop, event.value) : ok("ignored");
  // The provider sends it again when it does not hear a success.
  if (!outcome.ok && outcome.error === "unavailable") return fail("unavailable");
  const result = outcome.ok ? outcome.value : outcome.error;
  await shop.store.finishEvent(id, result, shop.clock());
  return ok(result);
}
