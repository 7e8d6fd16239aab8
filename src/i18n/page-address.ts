import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "./locale-href";

/** The whole address of a page in a language. @param origin of the shop, without a slash at the end */
export const pageAddress = (origin: string, locale: Locale, path: string): string =>
  new URL(localeHref(locale, path), origin).href;
