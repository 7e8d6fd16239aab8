import { defaultRoundingStep, type Currency, type Rates } from "./currency";
import { minor, type Minor } from "./minor";

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

/**
 * Price a shopper sees in their currency. EUR is neither converted nor rounded.
 * An amount that rounding would take to nothing stays unrounded: only what is free shows as free.
 * @param euro hundredths of a euro, not negative: 25000 is 250.00 EUR
 * @returns hundredths of `currency`
 * Source: specification 9.3, rounding of converted prices.
 */
export function convert(euro: Minor, currency: Currency, rates: Rates): Minor {
  if (currency === "EUR") return euro;
  const scaled = Math.round((euro * rates[currency] * (rates.factors?.[currency] ?? 100)) / 100);
  const rounded = (roundings[currency] ?? priceEndings)(scaled, rates.roundingStep ?? defaultRoundingStep);
  return minor(rounded > 0 || scaled === 0 ? rounded : unrounded(scaled, currency));
}
