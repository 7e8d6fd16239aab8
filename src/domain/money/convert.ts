import { defaultRoundingStep, type Currency, type Rates } from "./currency";
import { minor, type Minor } from "./minor";
import { pricedOf, type Amount, type Priced } from "./own-price";

/** Products of an amount and a rate are in ten-thousandths of the target's unit. */
const scale = 10_000;

const nearest = (value: number, step: number): number => Math.floor((value * 2 + step) / (step * 2)) * step;

/** @param step hundredths a rounded amount is a multiple of, where the currency's rule has one */
type Rounding = (scaled: number, step: number) => number;

/** Fraction under .3 → .0, under .75 → .5, else .9. */
const priceEndings: Rounding = (scaled) => {
  const units = Math.floor(scaled / scale);
  const fraction = scaled - units * scale;
  const ending = fraction < 3_000 ? 0 : fraction < 7_500 ? 50 : 90;
  return units * 100 + ending;
};

const nearestStep: Rounding = (scaled, step) => nearest(scaled, step * 100) / 100;

const roundings: Partial<Record<Currency, Rounding>> = {
  INR: nearestStep,
  // Yen have no decimals: what the rule leaves at half a yen goes up, shown and charged alike.
  JPY: (scaled, step) => nearest(nearestStep(scaled, step), 100),
};

const smallest: Partial<Record<Currency, number>> = { JPY: 100 };

/** Smallest amount that exists in a currency, in hundredths: a whole yen, else one hundredth. */
export const smallestAmount = (currency: Currency): number => smallest[currency] ?? 1;

/** As near as the currency can express it, but never nothing. */
function unrounded(scaled: number, currency: Currency): number {
  const unit = smallestAmount(currency);
  return Math.max(unit, nearest(scaled, unit * 100) / 100);
}

/** An amount without own parts, in a foreign currency. */
function convertEuros(euro: number, currency: Currency, rates: Rates): Minor {
  const scaled = Math.round((euro * rates[currency] * (rates.factors?.[currency] ?? 100)) / 100);
  const rounded = (roundings[currency] ?? priceEndings)(scaled, rates.roundingStep ?? defaultRoundingStep);
  return minor(rounded > 0 || scaled === 0 ? rounded : unrounded(scaled, currency));
}

/** What a price differs by from another one, in a currency: its euros are rounded as if they were not negative. */
export function convertDifference(difference: Priced, currency: Currency, rates: Rates): Minor {
  const { price, own } = difference;
  const part = rates.own?.includes(currency) ? own?.[currency] : undefined;
  const rest = price - (part?.replaces ?? 0);
  const converted = convert(minor(Math.abs(rest)), currency, rates);
  return minor((part?.amount ?? 0) + (rest < 0 ? 0 - converted : converted));
}

/**
 * Price a shopper sees in their currency. EUR is neither converted nor rounded.
 * An amount that rounding would take to nothing stays unrounded: only what is free shows as free.
 * What has a price of its own in the currency is taken as it is; the rest is converted once and rounded.
 * @param amount hundredths of a euro, not negative: 25000 is 250.00 EUR
 * @returns hundredths of `currency`
 * Source: specification 9.3, rounding of converted prices; decision 0159.
 */
export function convert(amount: Amount, currency: Currency, rates: Rates): Minor {
  const { price, own } = pricedOf(amount);
  if (currency === "EUR") return price;
  const part = rates.own?.includes(currency) ? own?.[currency] : undefined;
  if (!part) return convertEuros(price, currency, rates);
  return minor(part.amount + convertEuros(price - part.replaces, currency, rates));
}
