import { parseAmount } from "@/src/domain/money/parse-amount";

/** Parses a typed price change: "5", "+2,5", "-10", "−10 %". @returns hundredths, null for an invalid number */
export function parseMove(typed: string): number | null {
  const [, sign = "", rest = ""] = /^\s*([+\-−]?)(.*)$/su.exec(typed) ?? [];
  const amount = parseAmount(rest.replace("%", ""));
  if (amount === null) return null;
  return sign === "" || sign === "+" ? amount : 0 - amount;
}
