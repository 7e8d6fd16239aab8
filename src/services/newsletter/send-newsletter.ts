import type { Locale } from "@/src/domain/locale/locale";
import { gapsOf } from "@/src/domain/newsletter/newsletter";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** Request of a staff member to send a newsletter. */
export interface Sending {
  readonly newsletter: number;
  /** null to send it now */
  readonly at: Date | null;
  /** number of readers that was shown */
  readonly expected: number;
  /** e-mail of the staff member */
  readonly by: string;
}

/** `changed`: the number of readers differs from the one shown. `sent`: it is already in the outbox. */
export type SendError = "not-found" | "sent" | "incomplete" | "no-readers" | "changed" | "past";

const sumOf = (readers: ReadonlyMap<Locale, number>, languages: readonly Locale[]) =>
  languages.reduce((sum, locale) => sum + (readers.get(locale) ?? 0), 0);

/**
 * Queues a mail to each reader, once: a repeated request sends nothing more.
 * @returns how many
 */
export async function sendNewsletter(
  shop: Shop,
  { newsletter: id, at, expected, by }: Sending,
): Promise<Result<number, SendError>> {
  const now = shop.clock();
  if (at !== null && at <= now) return fail("past");
  const sent = await shop.store.transaction(async (tx): Promise<Result<number, SendError>> => {
    const state = await tx.newsletter.lockNewsletter(id);
    const newsletter = await shop.store.loadNewsletter(id);
    if (state === null || !newsletter) return fail("not-found");
    if (state !== "draft") return fail("sent");
    const { languages } = newsletter;
    if (languages.some((locale) => gapsOf(newsletter, locale).length > 0)) return fail("incomplete");
    const readers = sumOf(await tx.newsletter.countReaders(), languages);
    if (readers === 0) return fail("no-readers");
    if (readers !== expected) return fail("changed");
    const sendAt = at ?? now;
    const recipients = await tx.newsletter.queueNewsletter({ id, languages, sendAt, by }, now);
    const changes = [{ field: "state", before: "draft", after: "queued" }];
    await tx.staff.auditAct({ at: now, by, entity: "newsletters", document: id, changes });
    return ok(recipients);
  });
  if (sent.ok && at === null) shop.flushOutbox();
  return sent;
}

/** Cancels the mails that have not been sent. @returns how many */
export async function withdrawNewsletter(
  shop: Shop,
  { newsletter: id, by }: Pick<Sending, "newsletter" | "by">,
): Promise<Result<number, "not-found" | "gone">> {
  return shop.store.transaction(async (tx) => {
    const now = shop.clock();
    const state = await tx.newsletter.lockNewsletter(id);
    if (state === null) return fail("not-found");
    const count = await tx.newsletter.withdrawNewsletter(id, now);
    if (count === 0) return fail("gone");
    const changes = [{ field: "recipients", before: "", after: `-${count}` }];
    await tx.staff.auditAct({ at: now, by, entity: "newsletters", document: id, changes });
    return ok(count);
  });
}

/** Sends it to its author as readers would get it. */
export async function tryNewsletter(
  shop: Shop,
  {
    newsletter: id,
    locale,
    to,
  }: { readonly newsletter: number; readonly locale: Locale; readonly to: string },
): Promise<Result<null, "not-found" | "incomplete">> {
  const newsletter = await shop.store.loadNewsletter(id);
  if (!newsletter) return fail("not-found");
  if (gapsOf(newsletter, locale).length > 0) return fail("incomplete");
  const key = `newsletter-trial:${id}:${shop.random(64)}`;
  const mail = { kind: "newsletter-issue", locale, newsletter: id, subscriber: null } as const;
  await shop.store.mails.queueMail({ key, to, mail }, shop.clock());
  shop.flushOutbox();
  return ok(null);
}
