import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { byHandEnglish } from "./by-hand-english";
import { byHandFrench } from "./by-hand-french";
import { byHandJapanese } from "./by-hand-japanese";
import { byHandSpanish } from "./by-hand-spanish";

/** Words of the form for orders made by hand, in one of the admin's languages. */
export interface ByHandTexts {
  readonly title: string;
  readonly exchangeTitle: string;
  readonly intro: string;
  readonly exchangeIntro: string;
  readonly articles: string;
  readonly search: string;
  readonly searchHint: string;
  readonly find: string;
  readonly add: string;
  readonly found: string;
  readonly noneFound: string;
  readonly link: string;
  readonly linkHint: string;
  readonly columns: Readonly<Record<"article" | "quantity" | "unit" | "total", string>>;
  readonly quantityOf: string;
  readonly remove: string;
  readonly empty: string;
  readonly promo: string;
  readonly apply: string;
  readonly total: string;
  readonly returning: string;
  readonly returningHint: string;
  readonly pieces: string;
  readonly worth: string;
  readonly difference: Readonly<Record<"more" | "less" | "same", string>>;
  readonly buyer: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly language: string;
  readonly currency: string;
  readonly note: string;
  readonly delivery: string;
  readonly askAddress: string;
  readonly recipient: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly submit: string;
  readonly submitHint: string;
  readonly done: string;
  readonly doneText: string;
  readonly open: string;
  readonly another: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", ByHandTexts>> = {
  fr: byHandFrench,
  en: byHandEnglish,
  es: byHandSpanish,
  ja: byHandJapanese,
};

/** @param language of the person at the admin */
export const byHandTextsOf = (language: string): ByHandTexts => inReaderLanguage(texts, language);
