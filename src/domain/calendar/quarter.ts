/** A quarter as 2026-Q3. */
export const isQuarter = (text: string): boolean => /^20\d\d-Q[1-4]$/.test(text);

/** The quarter of a month. @param month as 2026-08 */
export function quarterOf(month: string): string {
  const [year = "", number = "1"] = month.split("-");
  return `${year}-Q${Math.ceil(Number(number) / 3)}`;
}

/** Its first month. @param quarter as 2026-Q3 */
export function firstMonthOf(quarter: string): string {
  const [year = "", number = "1"] = quarter.split("-Q");
  return `${year}-${String(Number(number) * 3 - 2).padStart(2, "0")}`;
}
