import { measureTag, type Locale } from "@/src/domain/locale/locale";

/** "1,05" or "1.05" */
const decimal = /^(\d+)[.,](\d{1,3})$/;
/** "21 600" */
const thousands = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+$/;

/**
 * A figure with the decimal sign and the thousands of the page's language, however the editor typed them; anything but
 * such a number (½, 3 × 7, a year) stays as typed.
 */
export function localiseFigure(value: string, locale: Locale): string {
  // A narrow space between thousands is invisible at this size.
  if (thousands.test(value))
    return new Intl.NumberFormat(measureTag(locale))
      .format(Number(value.replace(/\D/g, "")))
      .replaceAll("\u202f", "\u00a0");
  const [, whole, decimals] = decimal.exec(value) ?? [];
  if (whole === undefined || decimals === undefined) return value;
  const digits = { minimumFractionDigits: decimals.length, useGrouping: false };
  return new Intl.NumberFormat(measureTag(locale), digits).format(Number(`${whole}.${decimals}`));
}
