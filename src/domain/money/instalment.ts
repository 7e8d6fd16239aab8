import { minor, type Minor } from "./minor";

/**
 * What one of several equal payments comes to; where it does not divide, the last payment is the smaller one.
 * @param total hundredths of a currency
 * @param count at least 1
 */
export const instalmentOf = (total: Minor, count: number): Minor => minor(Math.ceil(total / count));
