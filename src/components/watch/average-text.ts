import { numberTag, type Locale } from "@/src/domain/locale/locale";

/** An average rating with one decimal: "4,6". */
export const averageText = (average: number, locale: Locale): string =>
  new Intl.NumberFormat(numberTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
