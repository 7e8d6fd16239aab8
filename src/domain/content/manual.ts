import type { Localised } from "@/src/domain/locale/locale";
import type { Crop } from "@/src/domain/watch/picture-view";
import type { Illustration } from "./illustration";
import type { ManualDrawing } from "./manual-drawing";
import type { LocalisedRichText } from "./rich-text";

/** Picture of a section: an upload, a drawing of our own, or a composed watch cropped to the part in question. */
export interface ManualFigure {
  readonly illustration: Illustration;
  readonly crop: Crop;
  readonly drawing: ManualDrawing | null;
  readonly caption: Localised;
}

/** A chapter of a manual; its title is in the table of contents. */
export interface ManualSection {
  readonly title: Localised;
  readonly body: LocalisedRichText;
  /** null where there is nothing to show */
  readonly figure: ManualFigure | null;
}

/** A manual, to be read on the site and printed. Source: specification §2, /montres/manuels/{n}. */
export interface Manual {
  /** As in its address, from 1. */
  readonly number: number;
  readonly title: Localised;
  readonly summary: Localised;
  readonly cover: Illustration;
  readonly sections: readonly ManualSection[];
}

/** Address of a manual, without the language. */
export const manualPath = (number: number): string => `/montres/manuels/${number}`;
