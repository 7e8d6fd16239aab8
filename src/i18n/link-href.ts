import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "./locale-href";

/** Where an editor's link leads: a path of the shop gets the page's language, anything else stays as it is. */
export const linkHref = (locale: Locale, href: string): string =>
  href.startsWith("/") ? localeHref(locale, href) : href;
