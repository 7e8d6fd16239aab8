import type { ManualDrawing } from "@/src/domain/content/manual-drawing";
import type { Crop } from "@/src/domain/watch/picture-view";
import type { FullText } from "@/src/seed/catalogue/seed-option";
import type { SeedIllustration } from "./seed-page";

/** A manual as the shop is delivered with it. */
export interface SeedManual {
  readonly number: number;
  /** At most 70 characters. */
  readonly title: FullText;
  /** At most 180 characters. */
  readonly summary: FullText;
  readonly cover: SeedIllustration;
  /** Text in the markup of pages: each "## title" begins a chapter. */
  readonly body: FullText;
  /** By the place of the chapter, from 1. */
  readonly figures: Readonly<Record<number, SeedManualFigure>>;
}

/** A drawing, or a picture with the part of the watch it is cut to. */
export interface SeedManualFigure extends SeedIllustration {
  readonly drawing?: ManualDrawing;
  readonly crop?: Crop;
  readonly caption: FullText;
}
