import type { Locale } from "@/src/domain/locale/locale";

/** Address of a manual to print; the same as long as the manual exists, whatever its words become. */
export const manualPdfHref = (number: number, locale: Locale): string =>
  `/api/manual?${new URLSearchParams({ number: String(number), locale })}`;
