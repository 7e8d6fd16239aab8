import { accentShades } from "@/src/domain/look/accent-shades";
import { deliveredAccent } from "@/src/domain/look/look";
import type { Outline } from "@/src/domain/watch/dial-printing";

/** How a brand looks on papers, besides its name. */
export interface PaperLook {
  /** Its mark or initial; null for the delivered mark, which is drawn in lines. */
  readonly sign: Outline | null;
  /** #rrggbb, readable on white, and white on it. */
  readonly accent: string;
}

export const deliveredPaperLook: PaperLook = { sign: null, accent: accentShades(deliveredAccent).onLight };
