import { fill } from "@/src/domain/locale/fill";
import { countryName } from "@/src/domain/locale/country-name";
import { languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import { borderCosts } from "./border-costs";
import type { Market } from "./market";

/** Sentences about the border, as the messages have them. */
export type BorderSentences = Readonly<Record<"none" | "buyer" | "shop" | "refused", string>>;

interface Parcel {
  /** price of its goods, hundredths of the market's currency */
  readonly value: Minor;
  /** countries the shop sends to */
  readonly sold: readonly string[];
  readonly locale: Locale;
}

const listed = (codes: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(languageTag(locale), { type: "conjunction" }).format(
    codes.map((code) => countryName(code, locale)),
  );

/**
 * What a buyer of a market has to know of its border before paying: who pays duties and taxes, and about how much.
 * Empty where there is nothing to say.
 */
export function borderWords(
  { currency, countries, border }: Market,
  { value, sold, locale }: Parcel,
  sentences: BorderSentences,
): string {
  const served = countries.filter((country) => sold.includes(country));
  if (served.length === 0)
    return countries.length === 0 ? "" : fill(sentences.refused, { countries: listed(countries, locale) });
  if (border.payer === "none") return "";
  const { total } = borderCosts(value, border);
  const sentence = border.payer === "shop" ? "shop" : total === 0 ? "none" : "buyer";
  const words = fill(sentences[sentence], {
    countries: listed(served, locale),
    amount: formatMoney(total, currency, locale, 0),
  });
  const note = localise(border.note, locale);
  return note === "" ? words : `${words} ${note}`;
}
