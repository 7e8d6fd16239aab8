import { inEachLanguage, locales, type Locale } from "@/src/domain/locale/locale";
import type agentCatalog from "./messages/fr/agent-catalog.json";
import type agentGuide from "./messages/fr/agent-guide.json";
import type configurator from "./messages/fr/configurator.json";
import type forms from "./messages/fr/forms.json";
import type law from "./messages/fr/law.json";
import type mails from "./messages/fr/mails.json";
import type order from "./messages/fr/order.json";
import type papers from "./messages/fr/papers.json";
import type prepared from "./messages/fr/prepared.json";
import type searchWords from "./messages/fr/search-words.json";
import { readMessages, wordGroups } from "./messages";
import { shopTexts } from "./text-tree";

/** What the shop says beside its pages, in one language: in carts and orders, mails, receipts. French types the keys. */
export interface LanguageWords {
  /** Name of the shop. */
  readonly brand: string;
  readonly "affiliate-mail": (typeof mails)["affiliate-mail"];
  readonly "agent-catalog": typeof agentCatalog;
  readonly "agent-guide": typeof agentGuide;
  readonly articles: (typeof papers)["articles"];
  readonly border: (typeof papers)["border"];
  readonly configurator: Pick<typeof configurator, "fields" | "repairs">;
  readonly "customer-mail": (typeof mails)["customer-mail"];
  readonly forms: typeof forms;
  readonly "gift-card-mail": (typeof mails)["gift-card-mail"];
  readonly law: Pick<typeof law, "notice" | "safety">;
  readonly mail: (typeof mails)["mail"];
  readonly order: Pick<typeof order, "steps">;
  readonly "order-mail": (typeof mails)["order-mail"];
  readonly papers: (typeof papers)["papers"];
  readonly prepared: Omit<typeof prepared, "page" | "permalink">;
  readonly receipt: (typeof papers)["receipt"];
  readonly "search-words": typeof searchWords;
  readonly "sign-in": (typeof mails)["sign-in"];
  readonly "staff-mail": (typeof mails)["staff-mail"];
}

export type Words = Readonly<Record<Locale, LanguageWords>>;

/** What staff has written instead of some texts, by their paths. */
type Overrides = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** The words of every language, with what staff has written instead. @param brand the shop's name */
export async function loadWords(brand: string, overrides: Overrides = {}): Promise<Words> {
  const read = async (locale: Locale) =>
    [
      locale,
      { brand, ...shopTexts(await readMessages(locale, wordGroups), overrides[locale] ?? {}, brand) },
    ] as const;
  const trees = Object.fromEntries(await Promise.all(locales.map(read)));
  // What a language lacks is filled with French, which types the keys.
  return inEachLanguage((locale) => trees[locale] as unknown as LanguageWords);
}
