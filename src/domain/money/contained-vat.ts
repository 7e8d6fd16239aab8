import { minor, type Minor } from "./minor";

/**
 * Tax contained in a total, halves rounded up.
 * @param percent whole number
 */
export const containedVat = (total: Minor, percent: number): Minor =>
  minor(Math.floor((total * percent * 2 + 100 + percent) / ((100 + percent) * 2)));
