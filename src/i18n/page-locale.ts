import { defaultLocale, isLocale, type Locale } from "@/src/domain/locale/locale";

/** The language of a page from its address; the layout answers for one that the shop does not speak. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
}
