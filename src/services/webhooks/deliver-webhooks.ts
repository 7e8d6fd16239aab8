import { isFailingTooLong, nextAttempt } from "@/src/domain/webhooks/delivery-schedule";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import type { DueDelivery } from "@/src/store/webhooks/delivery-rows";
import { orderWebhookBody } from "@/src/services/ucp/order-webhook";
import { signers } from "./signers";

/** Milliseconds for one request. */
const timeout = 10_000;
/** Lease of a claimed delivery; longer than its request. */
const lease = 60_000;
/** Of an answer, for the log. */
const maxBytes = 200;
/** Deliveries sent at a time. */
const concurrency = 4;

/** The receiver says that its address is no longer one. Source: Standard Webhooks. */
const gone = 410;

interface Failure {
  readonly message: string;
  readonly isGone: boolean;
}

const failure = (message: string): Failure => ({ message, isGone: false });

/** Sends a delivery once. */
async function attempt(shop: Shop, delivery: DueDelivery): Promise<Result<null, Failure>> {
  const { address, contentType, signature } = delivery;
  const body = signature === "ucp" ? await orderWebhookBody(shop, delivery.body) : delivery.body;
  if (body === null) return fail(failure("gone"));
  const signed = await signers[signature]?.(shop, { ...delivery, body }, shop.clock());
  if (!signed) return fail(failure("unsigned"));
  const answer = await shop.outside.fetch(address, {
    method: "POST",
    headers: { "content-type": contentType, "user-agent": `Webhooks (+${shop.origin})`, ...signed },
    body,
    timeout,
    maxBytes,
    isCut: true,
  });
  if (!answer.ok) return fail(failure(answer.error));
  const { status } = answer.value;
  if (status >= 200 && status < 300) return ok(null);
  // NUL is not allowed in a text of PostgreSQL.
  const said = answer.value.body.toString().replaceAll("\0", "");
  return fail({ message: `HTTP ${status} ${said}`.trim(), isGone: status === gone });
}

const offMail = (endpoint: number, address: string, error: string, to: string, now: Date): AddressedMail => ({
  key: `webhook-off:${endpoint}:${now.getTime()}`,
  to,
  mail: {
    kind: "webhook-off",
    locale: "fr",
    host: new URL(address).host,
    error,
    record: `/admin/collections/webhook-endpoints/${endpoint}`,
  },
});

/** Whether nothing was accepted for too long. */
async function isToSwitchOff(shop: Shop, endpoint: number, now: Date): Promise<boolean> {
  const { failingSince } = await shop.store.webhooks.findEndpointHealth(endpoint);
  return failingSince !== null && isFailingTooLong(failingSince, now);
}

async function switchOff(shop: Shop, endpoint: number, error: string, now: Date): Promise<void> {
  const { company } = await shop.store.loadSettings();
  await shop.store.transaction(async (tx) => {
    const address = await tx.webhooks.switchOffEndpoint(endpoint, now);
    if (address !== null)
      await tx.mails.queueMail(offMail(endpoint, address, error, company.email, now), now);
  });
  shop.flushOutbox();
}

async function deliver(shop: Shop, delivery: DueDelivery): Promise<boolean> {
  const { id, endpoint, attempts, queuedAt } = delivery;
  const sent = await attempt(shop, delivery);
  const now = shop.clock();
  if (sent.ok) {
    await shop.store.webhooks.markDelivered(id, now);
    return true;
  }
  const { message: error, isGone } = sent.error;
  const next = isGone ? null : nextAttempt(attempts, queuedAt, now);
  await shop.store.webhooks.postponeDelivery({ id, error, next, now });
  if (endpoint !== null && next === null && (isGone || (await isToSwitchOff(shop, endpoint, now))))
    await switchOff(shop, endpoint, error, now);
  return false;
}

/** @returns how many were accepted */
async function deliverDue(shop: Shop): Promise<number> {
  let done = 0;
  while (!shop.isEnding()) {
    const now = shop.clock();
    const due = await shop.store.webhooks.claimDueDelivery(now, new Date(now.getTime() + lease));
    if (!due) break;
    if (await deliver(shop, due)) done += 1;
  }
  return done;
}

/**
 * Delivers every webhook that is due. Each is claimed by one node, and delivered again with the same id if the receiver has not
 * accepted it or this process dies.
 * @returns how many were accepted
 * Source: decision 0168.
 */
export async function deliverWebhooks(shop: Shop): Promise<number> {
  const done = await Promise.all(Array.from({ length: concurrency }, () => deliverDue(shop)));
  return done.reduce((sum, count) => sum + count, 0);
}
