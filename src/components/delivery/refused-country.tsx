"use client";
import NextLink from "next/link";
import { namedCountry } from "@/src/client/browser/browser-country";
import { useCurrency } from "@/src/client/state/currency";
import { useBrowserValue } from "@/src/client/state/live";
import { countryName } from "@/src/domain/locale/country-name";
import { fill } from "@/src/domain/locale/fill";
import type { Locale } from "@/src/domain/locale/locale";
import type { Market } from "@/src/domain/market/market";
import { refusedCountry } from "@/src/domain/market/refused-country";
import { localeHref } from "@/src/i18n/locale-href";

interface Props {
  /** Countries the shop sends to. */
  sold: readonly string[];
  markets: readonly Pick<Market, "currency" | "countries">[];
  locale: Locale;
  texts: Readonly<Record<"refused" | "where", string>>;
}

/** That the shop does not send to the country of browser or currency; nothing where neither suggests one. */
export function RefusedCountry({ sold, markets, locale, texts }: Props) {
  const currency = useCurrency();
  const country = useBrowserValue(namedCountry, "");
  const refused = refusedCountry(sold, markets, { country, currency });
  if (refused === null) return null;
  return (
    <p data-type="note">
      {fill(texts.refused, { country: countryName(refused, locale) })}{" "}
      <NextLink data-type="link" href={localeHref(locale, "/faq#chapter-delivery")} prefetch={false}>
        {texts.where}
      </NextLink>
    </p>
  );
}
