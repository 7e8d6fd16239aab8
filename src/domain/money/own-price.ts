import type { Currency, ForeignCurrency } from "./currency";
import { addMinor, minor, zero, type Minor } from "./minor";

/** Prices an owner has set in the currencies of markets, hundredths of each; a currency without one is converted. */
export type OwnPrices = Readonly<Partial<Record<ForeignCurrency, Minor>>>;

/** A part of a price that is not converted. */
export interface OwnAmount {
  /** hundredths of the currency */
  readonly amount: Minor;
  /** the part of the price in euros that it stands for, hundredths of a euro */
  readonly replaces: Minor;
}

/** The parts of a price that are not converted, by currency. */
export type OwnAmounts = Readonly<Partial<Record<Currency, OwnAmount>>>;

/**
 * A price in euros, and the parts of it that are set in a market's own currency: options, articles, lines of a cart and
 * sums of them. Source: decision 0159.
 */
export interface Priced {
  /** hundredths of a euro */
  readonly price: Minor;
  readonly own?: OwnAmounts | undefined;
}

/** An amount in euros, or a price with parts in other currencies. */
export type Amount = Minor | Priced;

export const pricedOf = (amount: Amount): Priced => (typeof amount === "number" ? { price: amount } : amount);

/** Adds `own` where there is any. */
export const withOwn = (own: OwnAmounts | undefined): { readonly own?: OwnAmounts } =>
  own && Object.keys(own).length > 0 ? { own } : {};

/** The amounts alone, by currency. */
export const amountsOf = (own: OwnAmounts = {}): OwnPrices =>
  Object.fromEntries(Object.entries(own).map(([currency, { amount }]) => [currency, amount]));

/** What is set for an article or an option: each amount stands for the whole price. */
export const ownAmounts = (price: Minor, set: OwnPrices): OwnAmounts =>
  Object.fromEntries(
    Object.entries(set).map(([currency, amount]) => [currency, { amount, replaces: price }]),
  );

type Calculation = (parts: readonly OwnAmount[], currency: Currency) => OwnAmount;
export const none: OwnAmount = { amount: zero, replaces: zero };

/** Calculates with the parts of each currency that one of the prices has. */
export function mapOwn(prices: readonly Priced[], calculate: Calculation): OwnAmounts {
  if (prices.every(({ own }) => own === undefined)) return {};
  const currencies = new Set(prices.flatMap(({ own }) => Object.keys(own ?? {}) as Currency[]));
  return Object.fromEntries(
    [...currencies].map((currency) => [
      currency,
      calculate(
        prices.map(({ own }) => own?.[currency] ?? none),
        currency,
      ),
    ]),
  );
}

/** The sum of some prices, such as those of the options of a watch. */
export function addPriced(...prices: readonly Priced[]): Priced {
  const own = mapOwn(prices, (parts) => ({
    amount: addMinor(...parts.map(({ amount }) => amount)),
    replaces: addMinor(...parts.map(({ replaces }) => replaces)),
  }));
  return { price: addMinor(...prices.map(({ price }) => price)), ...withOwn(own) };
}

/** A price less a part of it. */
export function minusPriced(whole: Priced, part: Priced): Priced {
  const own = mapOwn([whole, part], ([from = none, off = none]) => ({
    amount: minor(from.amount - off.amount),
    replaces: minor(from.replaces - off.replaces),
  }));
  return { price: minor(whole.price - part.price), ...withOwn(own) };
}

/** Whether two prices are the same in every currency, at whatever rates. */
export function isSamePrice(one: Priced, other: Priced): boolean {
  const difference = minusPriced(one, other);
  return (
    difference.price === 0 &&
    Object.values(difference.own ?? {}).every(({ amount, replaces }) => amount === 0 && replaces === 0)
  );
}
