import type { Selection } from "./selection";

/**
 * Movement of a bespoke watch: no option names it, the hand of the second time zone needs the second one. A ready-made
 * watch names its own (`specs.calibre`).
 */
export const bespokeCalibre = ({ gmtHand }: Pick<Selection, "gmtHand">): string =>
  gmtHand === null ? "NH35" : "NH34";
