import { inEachLanguage, locales, type Locale } from "@/src/domain/locale/locale";
import type affiliateMail from "./messages/fr/affiliate-mail.json";
import type articles from "./messages/fr/articles.json";
import type customerMail from "./messages/fr/customer-mail.json";
import type forms from "./messages/fr/forms.json";
import type giftCardMail from "./messages/fr/gift-card-mail.json";
import type mail from "./messages/fr/mail.json";
import type orderMail from "./messages/fr/order-mail.json";
import type papers from "./messages/fr/papers.json";
import type receipt from "./messages/fr/receipt.json";
import type searchWords from "./messages/fr/search-words.json";
import type signIn from "./messages/fr/sign-in.json";
import type staffMail from "./messages/fr/staff-mail.json";
import { readMessages, wordFiles } from "./messages";
import { overrideTexts } from "./text-tree";

/** What the shop says beside its pages, in one language: in carts and orders, mails, receipts. French types the keys. */
export interface LanguageWords {
  readonly "affiliate-mail": typeof affiliateMail;
  readonly articles: typeof articles;
  readonly "customer-mail": typeof customerMail;
  readonly forms: typeof forms;
  readonly "gift-card-mail": typeof giftCardMail;
  readonly mail: typeof mail;
  readonly "order-mail": typeof orderMail;
  readonly papers: typeof papers;
  readonly receipt: typeof receipt;
  readonly "search-words": typeof searchWords;
  readonly "sign-in": typeof signIn;
  readonly "staff-mail": typeof staffMail;
}

export type Words = Readonly<Record<Locale, LanguageWords>>;

/** What staff has written instead of some texts, by their paths. */
type Overrides = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** The words of every language, with what staff has written instead. */
export async function loadWords(overrides: Overrides = {}): Promise<Words> {
  const read = async (locale: Locale) =>
    [locale, overrideTexts(await readMessages(locale, wordFiles), overrides[locale] ?? {})] as const;
  const trees = Object.fromEntries(await Promise.all(locales.map(read)));
  // What a language lacks is filled with French, which types the keys.
  return inEachLanguage((locale) => trees[locale] as unknown as LanguageWords);
}
