import { minor, type Minor } from "@/src/domain/money/minor";
import type { Border } from "./market";

export interface BorderCosts {
  readonly duty: Minor;
  readonly tax: Minor;
  readonly total: Minor;
}

/** Percentages have one decimal at most. */
const share = (amount: number, percent: number): Minor =>
  minor(Math.round((amount * Math.round(percent * 10)) / 1_000));

/**
 * What customs will ask for a parcel, as an estimate.
 * @param value price of its goods, hundredths of the market's currency
 */
export function borderCosts(
  value: Minor,
  {
    dutyPercent,
    taxPercent,
    valuePercent,
    dutyFreeBelow,
    taxFreeBelow,
  }: Pick<Border, "dutyPercent" | "taxPercent" | "valuePercent" | "dutyFreeBelow" | "taxFreeBelow">,
): BorderCosts {
  const customsValue = share(value, valuePercent);
  const duty = customsValue < dutyFreeBelow ? minor(0) : share(customsValue, dutyPercent);
  const tax = customsValue < taxFreeBelow ? minor(0) : share(customsValue + duty, taxPercent);
  return { duty, tax, total: minor(duty + tax) };
}
