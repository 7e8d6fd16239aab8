import * as v from "valibot";
import { formNames } from "@/src/domain/forms/form-name";
import { locales } from "@/src/domain/locale/locale";
import type { AddressedMail, Mail } from "@/src/domain/mail/mail";
import type { Queries } from "@/src/store/queries";

const locale = v.picklist(locales);
const form = v.picklist(formNames);

const mail = v.variant("kind", [
  v.object({ kind: v.literal("form-received"), form, locale, reference: v.string() }),
  v.object({
    kind: v.literal("form-notice"),
    form,
    reference: v.string(),
    name: v.string(),
    email: v.string(),
    locale,
    lines: v.array(v.object({ label: v.string(), value: v.string() })),
    watch: v.nullable(v.string()),
    record: v.string(),
  }),
  v.object({
    kind: v.picklist(["newsletter-confirm", "newsletter-welcome", "newsletter-known"]),
    locale,
    token: v.string(),
  }),
  v.object({
    kind: v.literal("newsletter-issue"),
    locale,
    newsletter: v.number(),
    subscriber: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal("sign-in-code"), locale, seed: v.string(), expires: v.number() }),
  v.object({
    kind: v.literal("staff-link"),
    locale,
    purpose: v.picklist(["invitation", "reset"]),
    seed: v.string(),
    expires: v.number(),
  }),
  v.object({
    kind: v.literal("staff-mention"),
    locale,
    order: v.number(),
    number: v.string(),
    by: v.string(),
  }),
  v.object({ kind: v.picklist(["erase-account", "account-erased"]), locale, token: v.string() }),
  v.object({
    kind: v.literal("affiliate-accepted"),
    locale,
    affiliate: v.number(),
    code: v.string(),
    reduction: v.number(),
    commission: v.number(),
    reason: v.string(),
  }),
  v.object({ kind: v.literal("affiliate-refused"), locale, reason: v.string() }),
  v.object({
    kind: v.literal("cart-reminder"),
    locale,
    customer: v.number(),
    cart: v.number(),
    lines: v.array(v.object({ title: v.string(), quantity: v.number() })),
  }),
  v.object({
    kind: v.literal("review-answered"),
    locale,
    watch: v.string(),
    path: v.string(),
    answer: v.string(),
  }),
  v.object({ kind: v.literal("gift-card"), locale, card: v.number() }),
  v.object({ kind: v.literal("idle-account"), locale, day: v.string() }),
  v.object({
    kind: v.literal("stock-low"),
    locale,
    name: v.string(),
    available: v.number(),
    lowAt: v.number(),
    record: v.string(),
  }),
  v.object({
    kind: v.literal("webhook-off"),
    locale,
    host: v.string(),
    error: v.string(),
    record: v.string(),
  }),
  v.object({ kind: v.literal("stock-notice"), locale, item: v.number(), token: v.string() }),
  v.object({ kind: v.literal("stock-back"), locale, item: v.number(), notice: v.number() }),
]);

/** Parses the data of a mail without an order; null if the row is invalid. */
export function readMail(row: unknown): Mail | null {
  const parsed = v.safeParse(mail, row);
  return parsed.success ? parsed.output : null;
}

/** Queues mails; a key that is already in the outbox is skipped. */
export async function queueMails(db: Queries, mails: readonly AddressedMail[], now: Date): Promise<void> {
  for (const { key, to, mail: content } of mails) {
    await db.query(
      `insert into mails (key, kind, recipient, data, state, attempts, next_attempt_at)
       values ($1, $2, $3, $4, 'waiting', 0, $5) on conflict (key) do nothing`,
      [key, content.kind, to, JSON.stringify(content), now],
    );
  }
}

/** Queues one mail. @param at when to send it */
export const queueMail = (db: Queries, mail: AddressedMail, at: Date): Promise<void> =>
  queueMails(db, [mail], at);

/** Changes the recipient of a waiting mail. */
export async function redirectMail(db: Queries, key: string, to: string, now: Date): Promise<void> {
  await db.query("update mails set recipient = $2, updated_at = $3 where key = $1 and state = 'waiting'", [
    key,
    to,
    now,
  ]);
}
