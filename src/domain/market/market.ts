import type { Localised } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { LocalPaymentKey } from "./local-payments";

/** Who pays what a parcel costs at the border. `none`: it crosses no border that costs anything. */
export const borderPayers = ["none", "buyer", "shop"] as const;
export type BorderPayer = (typeof borderPayers)[number];

/** What watches cost at the border of a market, for an estimate before paying. */
export interface Border {
  readonly payer: BorderPayer;
  /** Customs duty on watches (HS 9101 and 9102), percent of the customs value. */
  readonly dutyPercent: number;
  /** Tax on imports, percent of the customs value and the duty. */
  readonly taxPercent: number;
  /** Share of the price that customs count as its value, percent: 60 where a buyer imports for personal use in Japan. */
  readonly valuePercent: number;
  /** Customs values below which no duty, or no tax, is asked; hundredths of the market's currency. */
  readonly dutyFreeBelow: Minor;
  readonly taxFreeBelow: Minor;
  readonly note: Localised;
  /** Percent of the estimate for which the shop pays duties and taxes in the buyer's place; null or none where it does not offer it. */
  readonly dutyPaidPercent?: number | null;
}

/**
 * Countries that buy in one currency. Each of the nine currencies has one market at most; its prices follow the
 * specification's rates and rounding unless the market has a factor. Source: specification §9; decision 0158.
 */
export interface Market {
  readonly currency: Currency;
  /** ISO codes; a country belongs to one market at most. */
  readonly countries: readonly string[];
  /** Percent of the converted price, before rounding: 100 changes nothing. */
  readonly factor: number;
  /** Days from dispatch to delivery; null where the shop's usual ones hold. */
  readonly transitDays: number | null;
  /** Ways to pay on the provider's page that buyers there know, by key. */
  readonly payments: readonly LocalPaymentKey[];
  readonly border: Border;
}

/** The market a parcel goes to; undefined where no market names the country. */
export const marketOfCountry = (markets: readonly Market[], country: string): Market | undefined =>
  markets.find(({ countries }) => countries.includes(country));

/** The market of shoppers who see prices in a currency. */
export const marketOfCurrency = (markets: readonly Market[], currency: Currency): Market | undefined =>
  markets.find((market) => market.currency === currency);
