const listeners = new Set<() => void>();
let isRunning = false;

function set(running: boolean): void {
  if (running === isRunning) return;
  isRunning = running;
  listeners.forEach((listener) => listener());
}

/** Announces that the router has begun to load another address. */
export const startRoute = (): void => set(true);

/** Announces the end: the page is shown, or loading failed. */
export const endRoute = (): void => set(false);

/** Whether the router is loading. */
export const isRouteRunning = (): boolean => isRunning;

/** @returns function that stops listening */
export function onRouteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
