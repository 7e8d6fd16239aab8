import { NextResponse, type NextRequest } from "next/server";
import { chosenLanguage } from "./chosen-language";
import { localeHref } from "./locale-href";

/**
 * Leads a visitor who comes from elsewhere to an address without a language on to the one they have chosen. A link within
 * the shop says itself which language it means, also the link to French.
 */
export function redirectToLanguage(request: NextRequest): Response | null {
  const { headers, nextUrl, method } = request;
  // So do the questions of Next's router, which come from a page of the shop.
  if (headers.get("sec-fetch-site") === "same-origin" || (method !== "GET" && method !== "HEAD")) return null;
  const language = chosenLanguage(nextUrl.pathname, headers.get("cookie") ?? "");
  if (language === null) return null;
  const address = new URL(localeHref(language, nextUrl.pathname) + nextUrl.search, request.url);
  const headersOfAnswer = { "cache-control": "private, no-store", vary: "Cookie, Sec-Fetch-Site" };
  return NextResponse.redirect(address, { status: 307, headers: headersOfAnswer });
}
