import { env } from "@/src/env";
import { perProcess } from "@/src/per-process";

const own = perProcess("own origin", (): { origin?: string } => ({}));

/** The address at which this process calls itself, whatever address it serves to others. */
export function noteOwnOrigin(origin: string): void {
  own().origin = origin;
}

export const ownOrigin = (): string => own().origin ?? `http://127.0.0.1:${env().PORT}`;
