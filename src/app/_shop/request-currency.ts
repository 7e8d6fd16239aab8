import { cookies as nextCookies, headers } from "next/headers";
import {
  currencyCookie,
  currencyFromCookie,
  currencyFromLanguage,
  type Currency,
} from "@/src/domain/money/currency";

/** The visitor's currency, as the first script of every page decides it. Source: specification §4, currency. */
export async function requestCurrency(): Promise<Currency> {
  const chosen = (await nextCookies()).get(currencyCookie.name)?.value;
  if (chosen !== undefined) return currencyFromCookie(chosen);
  const [language = ""] = ((await headers()).get("accept-language") ?? "").split(/[,;]/);
  return currencyFromLanguage(language.trim());
}
