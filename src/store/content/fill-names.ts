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
import { countryName } from "@/src/domain/locale/country-name";
import { japanNames } from "@/src/domain/law/japan";
import { shownRegistrations } from "@/src/domain/law/packaging";
import { isUnsaid } from "@/src/domain/company-facts";
import { currencies } from "@/src/domain/money/currency";
import { vatRateOf } from "@/src/domain/vat/vat-rates";
import { countParts } from "@/src/domain/watch/count-parts";
import { loadCatalogue } from "@/src/store/catalogue/load-catalogue";
import { published, readGlobal, readRows, referenceRow } from "@/src/store/rows";
import { vatRow } from "./load-settings";
import { linesRow, loadLaw } from "./load-law";
import { loadMarkets } from "./load-markets";
import { loadBrand } from "./load-brand";
import { readTermsVersion } from "./terms-version";

/** Values by their placeholder name in an editor's text. */
export type Names = ReadonlyMap<string, Localised>;

const settingsRow = v.object({
  termsVersion: v.nullish(v.string(), ""),
  leadDays: v.nullish(v.number(), 0),
  vat: vatRow,
  shipping: v.object({
    countries: v.nullish(v.array(v.string()), []),
    transitDays: v.nullish(v.number(), null),
  }),
  chargedAsShown: v.nullish(v.array(v.picklist(currencies)), []),
  company: v.record(v.string(), v.nullish(v.string(), "")),
});

const soldRow = v.object({ watch: referenceRow });

/** Custom settings of the configuration, see payload.config.ts. */
const customConfig = v.object({ paymentProviders: v.function() });

/** "Allemagne, Autriche et Belgique" */
const listOf = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(languageTag(locale), { type: "conjunction" }).format(names);

/** Names of countries in a language, from their ISO codes. */
function nameCountries(codes: readonly string[], locale: Locale): string {
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames([tag], { type: "region" });
  const sorted = codes.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(tag).compare);
  return listOf(sorted, locale);
}

/** A value formatted for each language. */
const inEveryLanguage = (say: (locale: Locale) => string): Localised => ({
  fr: "",
  ...Object.fromEntries(locales.map((locale) => [locale, say(locale)])),
});

/** Ready-made watches that are published and have a product on sale. */
async function countWatchesOnSale(payload: Payload): Promise<number> {
  const products = await readRows(payload, "products", soldRow, { where: { isVisible: { equals: true } } });
  const ids = [...new Set(products.flatMap(({ watch }) => (watch === null ? [] : [watch])))];
  const { totalDocs } = await payload.db.count({
    collection: "watches",
    where: { and: [published, { id: { in: ids } }] },
  });
  return totalDocs;
}

/**
 * Placeholders for editors in double braces: {{brand.name}}, {{company.name}} and the company's other facts, {{termsVersion}},
 * {{leadDays}}, {{vatPercent}}, {{countries}} for the delivery countries, {{packaging}} for the
 * registrations of packaging, {{paymentProviders}} for the payment providers,
 * {{japan.seller}} and the others of japanNames for the notice of Japanese law,
 * {{watches}} for the number of ready-made watches on sale, {{dials}} and the other numbers of parts on sale.
 * An address is set on one line. A text after a bar is used until the owner has entered the fact: {{company.capital|given
 * on request}}. A section is shown once the fact has been entered: {{#company.phone}}Telephone:
 * {{company.phone}}.{{/company.phone}}
 */
export async function readNames(payload: Payload): Promise<Names> {
  const { company, shipping, vat, termsVersion, chargedAsShown, ...settings } = await readGlobal(
    payload,
    "shop-settings",
    settingsRow,
  );
  const watches = await countWatchesOnSale(payload);
  const law = await loadLaw(payload);
  const registrations = shownRegistrations(law, shipping.countries);
  const { name = "", address = "", phone = "" } = company;
  const japan = japanNames(law, {
    company: { name, address: v.parse(linesRow, address), phone },
    markets: await loadMarkets(payload),
    shipping,
    vat,
    chargedAsShown,
  });
  const plain = [
    ...Object.entries(settings),
    ...Object.entries({ watches, ...countParts(await loadCatalogue(payload)) }),
    ["brand.name", (await loadBrand(payload)).name] as const,
    ["termsVersion", await readTermsVersion(payload, termsVersion)] as const,
    ["vatPercent", vatRateOf(vat, vat.country)] as const,
    ...Object.entries(japan),
    ...Object.entries(company).map(([name, value]) => [`company.${name}`, value] as const),
  ].map(([name, value]) => [name, { fr: String(value).replaceAll(/\s*\n\s*/g, ", ") }] as const);
  const { paymentProviders } = v.parse(customConfig, payload.config.custom);
  const providers = v.parse(v.array(v.string()), paymentProviders());
  return new Map<string, Localised>([
    ...plain,
    ["countries", inEveryLanguage((locale) => nameCountries(shipping.countries, locale))],
    [
      "packaging",
      inEveryLanguage((locale) =>
        registrations
          .map(({ country, scheme, number }) => `${countryName(country, locale)}, ${scheme} ${number}`)
          .join("; "),
      ),
    ],
    ["paymentProviders", inEveryLanguage((locale) => listOf(providers, locale))],
  ]);
}

/** Keeps the sections of known facts, and drops those of missing facts. */
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
      // An unknown placeholder is kept, so that proofreaders see it.
      if (!value) return whole;
      const said = localise(value, locale);
      return instead !== undefined && isUnsaid(said) ? instead.trim() : said;
    },
  );
}

/** A document with the placeholders in its texts filled at any depth. */
export function fillNames(value: unknown, names: Names, locale: Locale = defaultLocale): unknown {
  if (typeof value === "string") return value.includes("{{") ? fill(value, names, locale) : value;
  if (Array.isArray(value)) return value.map((entry) => fillNames(entry, names, locale));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    // A localised text has languages as keys.
    Object.entries(value).map(([key, inner]) => [key, fillNames(inner, names, isLocale(key) ? key : locale)]),
  );
}
