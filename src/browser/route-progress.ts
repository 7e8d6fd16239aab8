const listeners = new Set<() => void>();
let isRunning = false;

function set(running: boolean): void {
  if (running === isRunning) return;
  isRunning = running;
  listeners.forEach((listener) => listener());
}

/** Tells that the router is on its way to another address. */
export const startRoute = (): void => set(true);

/** Tells that the way ended: the page is there, or it failed. */
export const endRoute = (): void => set(false);

/** Whether the router is on its way. */
export const isRouteRunning = (): boolean => isRunning;

/** @returns function that stops listening */
export function onRouteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
