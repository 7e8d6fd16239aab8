import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaymentError } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { applyCharge } from "./apply-charge";
import { checkPayment } from "./check-payment";

const hour = 3_600_000;
const day = 24 * hour;
/** Number of paid orders per batch. */
const batch = 20;
/** Time in which an event may still arrive. */
const patience = 5 * 60_000;
/** Period of the first listing. */
const firstSpan = 90 * day;
/** Repeated entries change nothing; providers list a payment up to some hours after a movement. */
const overlap = day;

/** Checks paid orders that may still change: recent ones often, disputed and refunded ones daily. */
async function checkPaid(shop: Shop): Promise<void> {
  const intents = await shop.store.orders.claimPaidToCheck(shop.clock(), batch);
  for (const intent of intents) await applyCharge(shop, intent);
}

/** @returns `ok` once all movements in the period have been checked */
async function lookThrough(
  shop: Shop,
  provider: PaymentProvider,
  from: Date,
  until: Date,
): Promise<Result<null, PaymentError>> {
  const { listMovements, traits } = shop.payments[provider];
  const listed = await listMovements(from, until);
  if (!listed.ok) return listed;
  const { received, changed } = listed.value;
  const unknown = await shop.store.payments.findUnsettled(received);
  for (const intent of new Set([...unknown, ...changed])) {
    const checked = await checkPayment(shop, provider, intent);
    if (!checked.ok && checked.error === "unavailable") return fail("unavailable");
    if (!checked.ok || checked.value !== "unknown-order") continue;
    const event = { id: `listed-${intent}`, type: traits.listedType, objectId: intent };
    // Kept like an event: accounting lists it, and it is retried until its order exists.
    if (await shop.store.payments.receiveEvent(event, shop.clock()))
      await shop.store.payments.keepEvent(event.id, checked.value, shop.clock());
  }
  return ok(null);
}

/** Lists the providers' movements once a day: finds changes of old orders, and payments without an order. */
async function listDaily(shop: Shop): Promise<void> {
  const now = shop.clock();
  const offered = paymentProviders.filter((provider) => shop.payments[provider].isOffered);
  const marks = await shop.store.payments.findListingMarks(offered);
  for (const [place, provider] of offered.entries()) {
    const { asked = null, until: known = null } = marks[place] ?? {};
    if (asked && asked.getTime() > now.getTime() - day) continue;
    const from = new Date(known ? known.getTime() - overlap : now.getTime() - firstSpan);
    const until = new Date(now.getTime() - patience);
    const looked = await lookThrough(shop, provider, from, until);
    // An unavailable provider is retried in a minute; one that refuses is retried the next day from the same position.
    if (looked.ok || looked.error === "refused")
      await shop.store.payments.setListingMark(provider, { asked: now, until: looked.ok ? until : known });
  }
}

/** Compares paid orders with the providers, to find lost events. Source: scenarios 7, 8. */
export async function reconcilePayments(shop: Shop): Promise<void> {
  await checkPaid(shop);
  await listDaily(shop);
}
