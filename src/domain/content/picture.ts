import type { Localised } from "@/src/domain/locale/locale";

/** An uploaded picture. */
export interface Picture {
  /** Address it is served from, beginning with a slash. */
  readonly url: string;
  readonly alt: Localised;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}
