import { writeCookie } from "@/src/client/browser/cookies";
import type { Locale } from "@/src/domain/locale/locale";

/** Stores the chosen language for 10 days. Source: specification §9, locale cookie. */
export const rememberLocale = (locale: Locale): void =>
  writeCookie({ name: "NEXT_LOCALE", value: locale, maxAge: 864_000 });
