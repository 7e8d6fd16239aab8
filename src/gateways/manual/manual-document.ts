import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { Drawing } from "@/src/domain/content/manual-drawing";
import type { RichText } from "@/src/domain/content/rich-text";

/** A figure ready to be rendered. */
export interface PrintedFigure {
  readonly drawing: Drawing | null;
  /** JPEG; null if there is a drawing, or no picture available */
  readonly picture: Uint8Array | null;
  readonly caption: string;
}

/** A manual in one language as data, so that the renderer is independent of the CMS. */
export interface ManualDocument {
  /** as in a lang attribute */
  readonly language: string;
  /** name of the shop */
  readonly brand: string;
  readonly look: PaperLook;
  /** "Manuel 1" */
  readonly label: string;
  readonly title: string;
  readonly summary: string;
  readonly contents: string;
  /** URL of the manual */
  readonly source: string;
  readonly cover: Uint8Array | null;
  readonly chapters: readonly {
    readonly title: string;
    readonly body: RichText;
    readonly figure: PrintedFigure | null;
  }[];
}
