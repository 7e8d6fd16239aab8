import { NextResponse, type NextRequest } from "next/server";
import createMiddleware from "next-intl/middleware";
import { filteredListPath } from "./i18n/filtered-list";
import { routing } from "./i18n/routing";
import { answerClosed } from "./shop/answer-closed";
import { closing } from "./shop/closing";

const findLanguage = createMiddleware(routing);

/** Next's own cookie of the preview: staff sees the shop while it is closed. It opens no draft by itself. */
const previewCookie = "__prerender_bypass";

function isClosedTo(request: NextRequest): boolean {
  if (request.nextUrl.pathname.endsWith("/maintenance")) return false;
  return !request.cookies.has(previewCookie);
}

/** Finds the language in the address, the page behind a filtered list, and the one of a shop that is closed. */
export default function proxy(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  const closed = closing();
  if (closed && isClosedTo(request)) {
    const origin = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;
    return answerClosed(pathname, closed, origin, new Date());
  }
  const list = filteredListPath(pathname, searchParams);
  return list === null ? findLanguage(request) : NextResponse.rewrite(new URL(list, request.url));
}

export const config = {
  // Pages only: not the API, the admin, Next's own files or anything with an extension.
  matcher: ["/((?!api|admin|_next|.*\\..*).*)"],
};
