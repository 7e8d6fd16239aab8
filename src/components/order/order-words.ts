import { dateTag, type Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { browserTexts } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/order.json";
import type { TextTree } from "@/src/i18n/text-tree";

const timeZone = "Europe/Paris";

/** Texts, days and amounts of an order's page, in the language of the page. */
export function orderWords(texts: TextTree, locale: Locale) {
  const tag = dateTag(locale);
  const days = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone });
  const times = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone });
  return {
    locale,
    t: browserTexts<typeof french>(texts, locale),
    /** @param at a time, or a day as 2026-03-31 */
    day: (at: string) => days.format(new Date(at)),
    /** to the minute, in the workshop's time zone */
    moment: (at: string) => times.format(new Date(at)),
    /** @param amount hundredths of `currency` */
    money: (amount: number, currency: Currency) => formatMoney(minor(amount), currency, locale),
  };
}

export type OrderWords = ReturnType<typeof orderWords>;
