import { minor, type Minor } from "./minor";

const forms = [
  // One decimal separator and no groups, or groups by points, or groups by commas.
  /^(\d{1,9})(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
];

/**
 * Parses a typed amount in any of the shop's languages: "250", "1 250,50", "1.250,50 €", "1,250.50".
 * @returns hundredths, or null for anything ambiguous: prices are not guessed
 */
export function parseAmount(typed: string): Minor | null {
  const bare = typed.replace(/[\s'’€]/gu, "");
  for (const form of forms) {
    const [, whole, fraction = ""] = form.exec(bare) ?? [];
    if (whole !== undefined) {
      return minor(Number(whole.replace(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0")));
    }
  }
  return null;
}
