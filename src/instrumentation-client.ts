import { layOutBelow, layOutWhole } from "./browser/lay-out-below";
import { endRoute, startRoute } from "./browser/route-progress";
import { startInSteps } from "./browser/start-in-steps";

startInSteps();
void layOutBelow();

/** Next calls it whenever the router sets out for another address; a jump within the page is no journey. */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, window.location.href);
  // Whoever turns back on the way stays where the page is.
  if (pathname === window.location.pathname && search === window.location.search) endRoute();
  else {
    layOutWhole();
    startRoute();
  }
}
