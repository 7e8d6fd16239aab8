/** That editors have closed the shop, and until when if they said so. */
export interface Closing {
  readonly until: Date | null;
}

/** The proxy is bundled apart from the rest; what both know is kept once per process. */
const shared: typeof globalThis & { valcourClosing?: Closing | null } = globalThis;

/** The shop's closing, or null while it is open. */
export const closing = (): Closing | null => shared.valcourClosing ?? null;

export function noteClosing(now: Closing | null): void {
  shared.valcourClosing = now;
}
