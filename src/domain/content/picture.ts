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
  /** The point that stays in view where a place of another shape cuts it, percent from the left and the top; null: the middle. */
  readonly focus: readonly [x: number, y: number] | null;
}
