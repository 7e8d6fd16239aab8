import { perProcess } from "@/src/per-process";

/** That editors have closed the shop, and until when if they said so. */
export interface Closing {
  readonly until: Date | null;
}

const known = perProcess("closing", (): { closing: Closing | null } => ({ closing: null }));

/** The shop's closing, or null while it is open. */
export const closing = (): Closing | null => known().closing;

export function noteClosing(now: Closing | null): void {
  known().closing = now;
}
