import { defaultLocale, isLocale, localeOfTag, type Locale } from "@/src/domain/locale/locale";
import type { Cookies } from "@/src/shop/cookies";

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookies of a request; of two with one name the first counts, as browsers send the closest first. */
export function readCookies(headers: Headers): Cookies {
  const cookies = new Map<string, string>();
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

/**
 * Language to answer in: the page's own, else the one chosen last, else the browser's, else French.
 * @param asked what the address says
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
