import { defineRouting } from "next-intl/routing";
import { createNavigation } from "next-intl/navigation";
import { defaultLocale, locales } from "../domain/locale/locale";

/**
 * French without a prefix, the same path in every language; the browser's language never redirects.
 * Source: specification §9, locale cookie: 10 days; decision "paths".
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: "as-needed",
  localeDetection: false,
  localeCookie: { maxAge: 864_000 },
  // It would announce hreflang="jp"; pages write their own alternates.
  alternateLinks: false,
});

export const { Link, redirect, usePathname, useRouter, getPathname } = createNavigation(routing);
