const startEvent = "valcour:route-start";
const endEvent = "valcour:route-end";

function listen(event: string, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}

/** Tells that the router is on its way to another address. */
export const startRoute = (): void => void window.dispatchEvent(new Event(startEvent));

/** Tells that the way ended: the page is there, or it failed. */
export const endRoute = (): void => void window.dispatchEvent(new Event(endEvent));

/** @returns function that stops listening */
export const onRouteStart = (listener: () => void) => listen(startEvent, listener);

/** @returns function that stops listening */
export const onRouteEnd = (listener: () => void) => listen(endEvent, listener);
