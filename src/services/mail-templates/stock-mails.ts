import { fill } from "@/src/domain/locale/fill";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { StockLowMail, StockMail } from "@/src/domain/mail/mail";
import type { MailContent, MailContext } from "./mail-content";
import { mailLink, plainMail, recordMail } from "./plain-mail";

/** Name of a stock item, with its size if it has one. */
function nameOf(item: number, locale: Locale, { countedItem }: MailContext): string {
  const counted = countedItem(item);
  if (!counted) return "";
  const name = localise(counted.name, locale);
  return counted.diameter === null ? name : `${name} ${counted.diameter} mm`;
}

/** Asks for confirmation, or reports that the article is available again. */
export function stockMail(mail: StockMail, context: MailContext): MailContent {
  const { locale, item, kind } = mail;
  const words = context.words[locale].mail[kind];
  const values = { name: nameOf(item, locale, context) };
  const href = (path: string) => mailLink(context.origin, locale, path);
  const links =
    mail.kind === "stock-notice"
      ? [{ label: words.link, href: href(`/retour-en-stock/confirmation?token=${mail.token}`) }]
      : [
          { label: words.link, href: href(context.countedItem(item)?.path ?? "/") },
          {
            label: context.words[locale].mail["stock-back"].leave,
            href: href(`/retour-en-stock/desinscription?token=${context.noticeToken(mail.notice)}`),
          },
        ];
  return plainMail(
    {
      locale,
      subject: fill(words.subject, values),
      title: fill(words.title, values),
      intro: fill(words.text, values),
      links,
      notes: [words.after],
    },
    context,
  );
}

/** To staff: an item is low in stock. */
export function stockLowMail(
  { locale, name, available, lowAt, record }: StockLowMail,
  context: MailContext,
): MailContent {
  const words = context.words[locale]["staff-mail"].stockLow;
  return recordMail(locale, words, { path: record, values: { name, available, lowAt } }, context);
}
