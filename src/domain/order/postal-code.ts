import { addressFormat } from "./address-format";

interface PostalFormat {
  readonly pattern: RegExp;
  /** one that exists, as it is written there */
  readonly example: string;
}

const digits = (count: number, example: string): PostalFormat => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});

/** How post codes are written, by country; capital letters and single spaces are given. A country that is missing takes any. */
const formats: Readonly<Partial<Record<string, PostalFormat>>> = {
  AT: digits(4, "1010"),
  AU: digits(4, "2000"),
  BE: digits(4, "1000"),
  BG: digits(4, "1000"),
  CA: { pattern: /^[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d$/, example: "H2Y 1C6" },
  CH: digits(4, "1204"),
  CY: digits(4, "1010"),
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: "110 00" },
  DE: digits(5, "10117"),
  DK: digits(4, "1050"),
  EE: digits(5, "10111"),
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: "28013" },
  FI: digits(5, "00100"),
  FR: { pattern: /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/, example: "75011" },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: "SW1A 1AA" },
  GR: { pattern: /^\d{3} ?\d{2}$/, example: "105 57" },
  HR: digits(5, "10000"),
  HU: digits(4, "1051"),
  IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, example: "D02 X285" },
  IN: { pattern: /^[1-9]\d{2} ?\d{3}$/, example: "110001" },
  IT: digits(5, "00184"),
  JP: { pattern: /^\d{3}-?\d{4}$/, example: "150-0001" },
  LT: { pattern: /^(LT-)?\d{5}$/, example: "01103" },
  LU: { pattern: /^(L-)?\d{4}$/, example: "1331" },
  LV: { pattern: /^(LV-)?\d{4}$/, example: "LV-1050" },
  MC: { pattern: /^980\d{2}$/, example: "98000" },
  MT: { pattern: /^[A-Z]{3} ?\d{4}$/, example: "VLT 1117" },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: "1012 AB" },
  NO: digits(4, "0151"),
  PL: { pattern: /^\d{2}-?\d{3}$/, example: "00-001" },
  PT: { pattern: /^\d{4}-?\d{3}$/, example: "1100-148" },
  RO: digits(6, "010011"),
  SA: { pattern: /^\d{5}(-\d{4})?$/, example: "11564" },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: "111 20" },
  SG: digits(6, "018956"),
  SI: digits(4, "1000"),
  SK: { pattern: /^\d{3} ?\d{2}$/, example: "811 01" },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: "10013" },
};

/** As the table writes them: Japanese keyboards write wide digits and long dashes. */
const plain = (code: string): string =>
  code
    .normalize("NFKC")
    .replace(/〒/g, "")
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Whether a post code can be one of a country; none is one where addresses do without.
 * @param country its code of two letters
 */
export function isPostalCode(code: string, country: string): boolean {
  if (code.trim() === "") return !addressFormat(country).required.includes("postalCode");
  const format = formats[country];
  return format === undefined || format.pattern.test(plain(code));
}

/** A post code as that country writes it; null of a country that takes any. */
export const postalExample = (country: string): string | null => formats[country]?.example ?? null;
