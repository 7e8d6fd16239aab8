import { NextResponse, type NextRequest } from "next/server";
import createMiddleware from "next-intl/middleware";
import { filteredListPath } from "./i18n/filtered-list";
import { routing } from "./i18n/routing";

const findLanguage = createMiddleware(routing);

/** Finds the language in the address, and the page behind a filtered list; nothing else happens here. */
export default function proxy(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  const list = filteredListPath(pathname, searchParams);
  return list === null ? findLanguage(request) : NextResponse.rewrite(new URL(list, request.url));
}

export const config = {
  // Pages only: not the API, the admin, Next's own files or anything with an extension.
  matcher: ["/((?!api|admin|_next|.*\\..*).*)"],
};
