import { measureTag, type Locale } from "@/src/domain/locale/locale";

/**
 * A figure with the decimal sign of the page's language, whichever sign the editor typed; anything but a decimal
 * number (½, 3 × 7, a year) stays as typed.
 */
export function localiseDecimals(value: string, locale: Locale): string {
  const [, whole, decimals] = /^(\d+)[.,](\d{1,3})$/.exec(value) ?? [];
  if (whole === undefined || decimals === undefined) return value;
  const digits = { minimumFractionDigits: decimals.length, useGrouping: false };
  return new Intl.NumberFormat(measureTag(locale), digits).format(Number(`${whole}.${decimals}`));
}
