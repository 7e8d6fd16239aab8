import { defineRouting } from "next-intl/routing";
import { defaultLocale, locales } from "@/src/domain/locale/locale";

/**
 * French without a prefix, the same path in every language; the browser's language never redirects.
 * Source: specification 10.2.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: "as-needed",
  localeDetection: false,
  // A page that sets a cookie can't be kept by a shared cache: the cookie is written where the choice is made.
  localeCookie: false,
  // It would announce hreflang="jp"; pages write their own alternates.
  alternateLinks: false,
});
