/** The server is bundled apart from the rest; what both know is kept once per process. */
const shared: typeof globalThis & { valcourRevalidated?: () => void } = globalThis;

/** Notifies the caches of this process that their answers may be stale from now on. */
export const notifyRevalidation = (): void => shared.valcourRevalidated?.();

/** @param listen is called inside the request that changed something, or outside any */
export function onRevalidation(listen: () => void): void {
  shared.valcourRevalidated = listen;
}
