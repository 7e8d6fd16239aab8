import { numberTag, type Locale } from "@/src/domain/locale/locale";
import { currencies } from "@/src/domain/money/currency";

/** "EUR €", "CHF": the code, and the sign where there is one of its own. */
export function currencyLabels(locale: Locale): { code: string; label: string }[] {
  return currencies.map((code) => {
    const sign = new Intl.NumberFormat(numberTag(locale), {
      style: "currency",
      currency: code,
      currencyDisplay: "narrowSymbol",
    })
      .formatToParts(0)
      .find((part) => part.type === "currency")?.value;
    return { code, label: !sign || sign === code ? code : `${code} ${sign}` };
  });
}
