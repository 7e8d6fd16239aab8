import { endRoute, startRoute } from "./client/browser/route-progress";

/** Next calls it at the start of each navigation; a jump within the page is none. */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, window.location.href);
  // Turned back on the way, the reader stays where the page is.
  if (pathname === window.location.pathname && search === window.location.search) endRoute();
  else startRoute();
}
