import { fill } from "@/src/domain/locale/fill";
import type { WebhookOffMail } from "@/src/domain/mail/mail";
import type { MailContent, MailContext } from "./mail-content";
import { plainMail } from "./plain-mail";

/** To the shop: a webhook was switched off. */
export function webhookOffMail(
  { locale, host, error, record }: WebhookOffMail,
  context: MailContext,
): MailContent {
  const words = context.words[locale]["staff-mail"].webhookOff;
  const values = { host, error };
  return plainMail(
    {
      locale,
      subject: fill(words.subject, values),
      title: fill(words.title, values),
      intro: fill(words.intro, values),
      links: [{ label: words.link, href: `${context.origin}${record}` }],
      notes: [],
    },
    context,
  );
}
