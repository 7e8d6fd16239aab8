import type { AdminMessages } from "@/src/i18n/admin-messages";
import type { LaunchCheckValue, JudgedLaunchCheck } from "@/src/domain/launch-checks/launch-checks";
import { countryName } from "@/src/domain/locale/country-name";
import { fill } from "@/src/domain/locale/fill";
import { languages } from "@/src/domain/locale/languages";
import { isLocale, languageTag } from "@/src/domain/locale/locale";
import { adminLocale } from "@/src/admin/admin-locale";
import { readerOf } from "@/src/admin/order/reader";

type Texts = AdminMessages<"home.launchChecks">;
interface CheckTexts {
  readonly name: string;
  /** what demands it, as lawyers cite it */
  readonly law?: string;
  readonly says: Readonly<Record<string, string>>;
}

/** The texts of a check; a payment provider without texts of its own has those of any. */
const textsOf = (name: string, { checks }: Texts): CheckTexts =>
  (checks as Readonly<Record<string, CheckTexts>>)[name] ?? checks.provider;

/** What a check is called. */
export const launchCheckTitle = ({ name, values }: JudgedLaunchCheck, texts: Texts): string =>
  fill(textsOf(name, texts).name, { provider: String(values?.provider ?? "") });

/**
 * Why a check stands as it does, in one sentence.
 * @param language of the reader, as the admin knows it
 */
export function describeLaunchCheck(
  { name, reason, values = {} }: JudgedLaunchCheck,
  texts: Texts,
  language: string,
) {
  const locale = adminLocale(language);
  const { moment, decimal } = readerOf(language);
  const list = new Intl.ListFormat(languageTag(locale), { type: "conjunction" });
  const facts: Readonly<Record<string, string>> = texts.facts;
  const { says } = textsOf(name, texts);
  const word = (key: string, value: string) => {
    if (key === "facts") return facts[value] ?? value;
    if (key === "languages" && isLocale(value)) return languages[value].name;
    return key === "countries" || key === "country" ? countryName(value, locale) : value;
  };
  const write = (key: string, value: LaunchCheckValue): string => {
    if (value instanceof Date) return moment(value);
    if (typeof value === "number") return decimal(value);
    return typeof value === "string" ? word(key, value) : list.format(value.map((one) => word(key, one)));
  };
  const filled = Object.entries(values).map(([key, value]) => [key, write(key, value)] as const);
  return fill(says[reason] ?? reason, Object.fromEntries(filled));
}

/**
 * The law that demands a duty and the countries sold to where it holds; null for what no law demands.
 * @param language of the reader, as the admin knows it
 */
export function describeLaw(
  { name, countries }: JudgedLaunchCheck,
  texts: Texts,
  language: string,
): string | null {
  const { law } = textsOf(name, texts);
  if (law === undefined || countries === null) return null;
  const locale = adminLocale(language);
  const names = countries
    .map((code) => countryName(code, locale))
    .toSorted(new Intl.Collator(languageTag(locale)).compare);
  const list = new Intl.ListFormat(languageTag(locale), { type: "conjunction" }).format(names);
  return fill(texts.duties.law, { law, countries: list });
}
