import type { Locale } from "@/src/domain/locale/locale";

/** URL of a manual's PDF; constant as long as the manual exists, whatever its content. */
export const manualPdfHref = (number: number, locale: Locale): string =>
  `/api/manual?${new URLSearchParams({ number: String(number), locale })}`;
