import { parseAmount } from "@/src/domain/money/parse-amount";

/** Parses a typed whole number: "50", "50,00", "1 000", "1.000"; null for anything else. */
export function parseWhole(typed: string): number | null {
  const hundredths = parseAmount(typed);
  return hundredths !== null && hundredths % 100 === 0 ? hundredths / 100 : null;
}

interface Bounds {
  readonly min?: number | string;
  readonly max?: number | string;
}

export const isWithin = (value: number | null, { min = -Infinity, max = Infinity }: Bounds): boolean =>
  value !== null && value >= Number(min) && value <= Number(max);
