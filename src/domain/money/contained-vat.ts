import { minor, type Minor } from "./minor";

/**
 * Tax contained in a total, halves rounded up.
 * @param percent with at most one decimal: 25.5
 */
export function containedVat(total: Minor, percent: number): Minor {
  const tenths = Math.round(percent * 10);
  return minor(Math.floor((total * tenths * 2 + 1000 + tenths) / ((1000 + tenths) * 2)));
}
