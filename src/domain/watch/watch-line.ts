import type { Localised } from "@/src/domain/locale/locale";

/** A line of ready-made watches, as the owner has set it up. */
export interface WatchLine {
  /** Unique, the part of the address that its watches share: "distinction". */
  readonly key: string;
  readonly name: Localised;
  /** A sentence below its name. */
  readonly text: Localised;
}

/** Form of a key. */
export const lineKey = /^[a-z]+(-[a-z0-9]+)*$/;

/** Address of a line's page, without the language. */
export const linePath = (key: string): string => `/montres/${key}`;

/** A line shows its own watches and those of the lines named after it: Distinction includes Distinction Rose. */
export const includesLine = (key: string, line: WatchLine): boolean =>
  line.key === key || line.key.startsWith(`${key}-`);
