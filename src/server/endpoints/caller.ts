import { parseCookie } from "cookie";
import { defaultLocale, isLocale, type Locale, localeOfTag } from "@/src/domain/locale/locale";
import type { Cookies } from "@/src/server/runtime/cookies/cookies";

/** The cookies of a request; of two with one name the first counts, as browsers send the closest first. */
export const readCookies = (headers: Headers): Cookies =>
  new Map(
    Object.entries(parseCookie(headers.get("cookie") ?? "")).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );

/**
 * Language of the response: the page's own, else the one chosen last, else the browser's, else French.
 * @param asked language in the address
 */
export function callerLocale(asked: string | undefined, headers: Headers, cookies: Cookies): Locale {
  if (isLocale(asked)) return asked;
  const chosen = cookies.get("NEXT_LOCALE");
  if (isLocale(chosen)) return chosen;
  const [preferred] = (headers.get("accept-language") ?? "")
    .split(/[,;]/)
    .flatMap((tag) => localeOfTag(tag.trim().slice(0, 2).toLowerCase()) ?? []);
  return preferred ?? defaultLocale;
}
