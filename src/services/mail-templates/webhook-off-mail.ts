import type { WebhookOffMail } from "@/src/domain/mail/mail";
import type { MailContent, MailContext } from "./mail-content";
import { recordMail } from "./plain-mail";

/** To the shop: a webhook was switched off. */
export function webhookOffMail(
  { locale, host, error, record }: WebhookOffMail,
  context: MailContext,
): MailContent {
  const words = context.words[locale]["staff-mail"].webhookOff;
  return recordMail(locale, words, { path: record, values: { host, error } }, context);
}
