import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CaptureError, PaymentEvent } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { checkPayment, checkSession } from "./check-payment";

/** `bad-signature`: not from the provider. `unavailable`: a later retry succeeds. */
export type EventError = "bad-signature" | "unavailable";

type Outcome = Result<string, CaptureError>;
/** How the order of an event is checked. The subject is fetched again: the event's own data is not trusted. */
const subjects = {
  session: { idOf: ({ objectId }: PaymentEvent): string | null => objectId, check: checkSession },
  payment: { idOf: ({ paymentIntent }: PaymentEvent): string | null => paymentIntent, check: checkPayment },
} as const;

/** What an event may change; undefined for one that is stored and ignored. */
function subjectOf(shop: Shop, provider: PaymentProvider, type: string) {
  const subject = shop.payments[provider].traits.subjectOf(type);
  return subject === null ? undefined : subjects[subject];
}

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
  const subject = subjectOf(shop, provider, type);
  const subjectId = subject ? subject.idOf(read.value) : null;
  const event = { id, type, objectId: subjectId ?? objectId };
  if (!(await shop.store.payments.receiveEvent(event, shop.clock()))) return ok("known");
  if (!subject) return note(shop, id, ok("ignored"));
  if (subjectId === null) return note(shop, id, ok("no-payment"));
  // The provider retries unless the response is a success.
  return note(shop, id, await subject.check(shop, provider, subjectId));
}

/** Number of kept events per batch. */
const batch = 20;

/** Retries events whose order was unknown, or whose node died. @returns how many are done */
export async function retryEvents(shop: Shop): Promise<number> {
  const events = await shop.store.payments.claimKeptEvents(shop.clock(), batch);
  let done = 0;
  for (const { id, type, objectId } of events) {
    const provider = paymentProviders.find((one) => subjectOf(shop, one, type));
    const subject = provider && subjectOf(shop, provider, type);
    const outcome = subject ? await subject.check(shop, provider, objectId) : ok("ignored");
    const noted = await note(shop, id, outcome);
    if (noted.ok && noted.value !== "unknown-order") done += 1;
  }
  return done;
}
