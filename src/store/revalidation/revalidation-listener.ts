import { perProcess } from "@/src/per-process";

const listener = perProcess("revalidation", (): { listen?: () => void } => ({}));

/** Notifies the caches of this process that their answers may be stale from now on. */
export const notifyRevalidation = (): void => listener().listen?.();

/** @param listen called inside the changing request, or outside any request */
export function onRevalidation(listen: () => void): void {
  listener().listen = listen;
}
