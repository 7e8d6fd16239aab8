import { randomBytes } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server";
import createMiddleware from "next-intl/middleware";
import { firstSegmentOf, isEmptyAddress } from "./domain/content/pages/first-segments";
import { filteredListPath } from "./i18n/filtered-list";
import { redirectToLanguage } from "./i18n/redirect-to-language";
import { routing } from "./i18n/routing";
import { adminPolicy } from "./server/runtime/policy/admin-policy";
import { answerClosed } from "./server/runtime/answer-closed";
import { closing } from "./server/runtime/closing";
import { pagePolicy } from "./server/runtime/policy/page-policy";
import { previewCookie } from "./server/next/cookies";

const findLanguage = createMiddleware(routing);

function isClosedTo(request: NextRequest): boolean {
  if (request.nextUrl.pathname.endsWith("/maintenance")) return false;
  // Staff see the shop while it is closed. The cookie opens no draft by itself.
  return !request.cookies.has(previewCookie);
}

function findPage(request: NextRequest): Response | Promise<Response> {
  const { pathname, searchParams } = request.nextUrl;
  const closed = closing();
  if (closed && isClosedTo(request)) {
    const origin = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;
    return answerClosed(pathname, closed, origin, new Date());
  }
  const elsewhere = redirectToLanguage(request);
  if (elsewhere) return elsewhere;
  const list = filteredListPath(pathname, searchParams);
  return list === null ? findLanguage(request) : NextResponse.rewrite(new URL(list, request.url));
}

/** The admin as it is, with its policy; Next gives the nonce it reads there to the scripts it writes. */
function openAdmin(request: NextRequest): Response {
  const policy = adminPolicy(randomBytes(16).toString("base64"), process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set("content-security-policy", policy);
  return answer;
}

/**
 * Resolves the language of the address, the page of a filtered list and of a closed shop; sets the content policy
 * of the page.
 */
export default async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const other = isEmptyAddress(pathname) ? null : firstSegmentOf(pathname);
  if (other) return other.kind === "admin" ? openAdmin(request) : NextResponse.next();
  const page = await findPage(request);
  page.headers.set("content-security-policy", pagePolicy());
  return page;
}

export const config = {
  // Next reads this without running it. It would hold back the bodies of the API's requests until the proxy has answered.
  matcher: ["/((?!(?:api|_next)/).*)"],
};
