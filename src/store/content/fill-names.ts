import type { Payload } from "payload";
import * as v from "valibot";
import {
  defaultLocale,
  isLocale,
  languageTag,
  localise,
  locales,
  type Locale,
  type Localised,
} from "@/src/domain/locale/locale";
import { isUnsaid } from "@/src/domain/company-facts";
import { vatRateOf } from "@/src/domain/vat/vat-rates";
import { readGlobal } from "@/src/store/rows";
import { vatRow } from "./load-settings";
import { readTermsVersion } from "./terms-version";

/** Values by the name that stands for them in an editor's text. */
export type Names = ReadonlyMap<string, Localised>;

const settingsRow = v.object({
  termsVersion: v.nullish(v.string(), ""),
  leadDays: v.nullish(v.number(), 0),
  vat: vatRow,
  shipping: v.object({ countries: v.nullish(v.array(v.string()), []) }),
  company: v.record(v.string(), v.nullish(v.string(), "")),
});

/** What the configuration says of the process, see payload.config.ts. */
const customConfig = v.object({ paymentProviders: v.array(v.string()) });

/** "Allemagne, Autriche et Belgique" */
const listOf = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(languageTag(locale), { type: "conjunction" }).format(names);

/** Countries by their ISO codes in the words of a language. */
function nameCountries(codes: readonly string[], locale: Locale): string {
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames([tag], { type: "region" });
  const sorted = codes.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(tag).compare);
  return listOf(sorted, locale);
}

/** A value that each language says in its own way. */
const inEveryLanguage = (say: (locale: Locale) => string): Localised => ({
  fr: "",
  ...Object.fromEntries(locales.map((locale) => [locale, say(locale)])),
});

/**
 * What an editor may write in double braces: {{company.name}} and the company's other facts, {{termsVersion}},
 * {{leadDays}}, {{vatPercent}}, {{countries}} for those the shop delivers to, {{paymentProviders}} for those who take its
 * money. An address is set on one line. What stands behind a bar is read until the owner has said it:
 * {{company.capital|given on request}}. A section is read once the owner has said it, and left out until then:
 * {{#company.phone}}Telephone: {{company.phone}}.{{/company.phone}}
 */
export async function readNames(payload: Payload): Promise<Names> {
  const { company, shipping, vat, termsVersion, ...settings } = await readGlobal(
    payload,
    "shop-settings",
    settingsRow,
  );
  const plain = [
    ...Object.entries(settings),
    ["termsVersion", await readTermsVersion(payload, termsVersion)] as const,
    ["vatPercent", vatRateOf(vat, vat.country)] as const,
    ...Object.entries(company).map(([name, value]) => [`company.${name}`, value] as const),
  ].map(([name, value]) => [name, { fr: String(value).replaceAll(/\s*\n\s*/g, ", ") }] as const);
  const { paymentProviders } = v.parse(customConfig, payload.config.custom);
  return new Map<string, Localised>([
    ...plain,
    ["countries", inEveryLanguage((locale) => nameCountries(shipping.countries, locale))],
    ["paymentProviders", inEveryLanguage((locale) => listOf(paymentProviders, locale))],
  ]);
}

/** Keeps what stands in the sections of known facts, drops it in those of facts that the owner has not said. */
const readSections = (text: string, names: Names, locale: Locale): string =>
  text.replaceAll(/\{\{#([\w.]+)\}\}(.*?)\{\{\/\1\}\}/gs, (whole, name: string, inner: string) => {
    const value = names.get(name);
    if (!value) return whole;
    return isUnsaid(localise(value, locale)) ? "" : inner;
  });

function fill(text: string, names: Names, locale: Locale): string {
  return readSections(text, names, locale).replaceAll(
    /\{\{\s*([\w.]+)\s*(?:\|([^{}]*))?\}\}/g,
    (whole, name: string, instead?: string) => {
      const value = names.get(name);
      // A name nobody knows stays as it stands, for whoever reads the page over to see.
      if (!value) return whole;
      const said = localise(value, locale);
      return instead !== undefined && isUnsaid(said) ? instead.trim() : said;
    },
  );
}

/** A document with the names in its texts filled, however deep they stand. */
export function fillNames(value: unknown, names: Names, locale: Locale = defaultLocale): unknown {
  if (typeof value === "string") return value.includes("{{") ? fill(value, names, locale) : value;
  if (Array.isArray(value)) return value.map((entry) => fillNames(entry, names, locale));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    // A localised text holds its languages by their names.
    Object.entries(value).map(([key, inner]) => [key, fillNames(inner, names, isLocale(key) ? key : locale)]),
  );
}
