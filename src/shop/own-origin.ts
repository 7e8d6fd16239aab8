import { env } from "@/src/env";

/** The server in front is bundled apart from the rest; what both know is kept once per process. */
const shared: typeof globalThis & { valcourOwnOrigin?: string } = globalThis;

/** Where this process hears itself, whatever address it serves to others. */
export function noteOwnOrigin(origin: string): void {
  shared.valcourOwnOrigin = origin;
}

export const ownOrigin = (): string => shared.valcourOwnOrigin ?? `http://127.0.0.1:${env().PORT}`;
