import { fail } from "@/src/domain/result";
import type { MailGateway } from "@/src/gateways/mail/mail-gateway";
import type { DueMail } from "@/src/store/mails/mail-rows";
import type { Shop } from "@/src/services/shop";
import { applyBrand } from "./apply-brand";
import { composeMail } from "./compose-mail";
import { composeOrderMail } from "./compose-order-mail";

const second = 1_000;
/** Lease of a claimed mail; longer than the mail gateway's timeout. */
const lease = 120 * second;
/** Retry delays by attempt; the last one repeats. */
const retryDelays = [10, 30, 120, 600, 1_800, 3_600].map((seconds) => seconds * second);
const maxAttempts = 96;
/** Up to this many are sent one by one, in order. */
const sequentialLimit = 20;
/** With more in the queue, this many are sent concurrently: most of the time is spent on the mail server's response. */
const concurrency = 4;

const nextAttempt = (now: Date, attempts: number): Date | null =>
  attempts >= maxAttempts
    ? null
    : new Date(now.getTime() + (retryDelays[attempts - 1] ?? retryDelays.at(-1) ?? 0));

/** A mail that cannot be composed or sent is retried as if the mail server were unavailable: it does not block others. */
async function attempt(shop: Shop, mail: DueMail): ReturnType<MailGateway["send"]> {
  try {
    const composed =
      mail.about === "order" ? await composeOrderMail(shop, mail) : await composeMail(shop, mail);
    if (!composed.ok) return composed;
    const { brand, company } = await shop.store.loadSettings();
    const sender = { name: brand.name, address: company.email };
    return await shop.mail.send(await applyBrand(shop, brand, composed.value), sender);
  } catch (error) {
    return fail({ code: "unavailable", message: error instanceof Error ? error.message : String(error) });
  }
}

async function deliver(shop: Shop, mail: DueMail): Promise<boolean> {
  const sent = await attempt(shop, mail);
  const now = shop.clock();
  if (sent.ok) {
    await shop.store.mails.markMailSent(mail.key, now);
    return true;
  }
  const { code, message } = sent.error;
  await shop.store.mails.postponeMail(
    mail.key,
    message,
    code === "refused" ? null : nextAttempt(now, mail.attempts),
  );
  return false;
}

/** @returns how many were sent, and whether the queue is empty or the process is stopping */
async function deliverUpTo(shop: Shop, limit: number): Promise<{ sent: number; isFinished: boolean }> {
  let sent = 0;
  for (let taken = 0; taken < limit; taken += 1) {
    const now = shop.clock();
    const mail = shop.isEnding()
      ? null
      : await shop.store.mails.claimDueMail(now, new Date(now.getTime() + lease));
    if (!mail) return { sent, isFinished: true };
    if (await deliver(shop, mail)) sent += 1;
  }
  return { sent, isFinished: false };
}

/**
 * Sends every due mail. Each is claimed by one node, marked as sent once the mail server has accepted it, and retried if
 * the server is unavailable or this process dies.
 * @returns how many were sent
 * Source: scenario 27.
 */
export async function deliverMails(shop: Shop): Promise<number> {
  const first = await deliverUpTo(shop, sequentialLimit);
  if (first.isFinished) return first.sent;
  const rest = await Promise.all(Array.from({ length: concurrency }, () => deliverUpTo(shop, Infinity)));
  return rest.reduce((sum, { sent }) => sum + sent, first.sent);
}
