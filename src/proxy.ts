import createMiddleware from "next-intl/middleware";
import { routing } from "./i18n/routing";

/** Finds the language in the address; nothing else happens here. */
export default createMiddleware(routing);

export const config = {
  // Pages only: not the API, the admin, Next's own files or anything with an extension.
  matcher: ["/((?!api|admin|_next|.*\\..*).*)"],
};
