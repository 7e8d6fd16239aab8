/** Why a drawing cannot be printed in one colour; each has a sentence in the admin's messages. */
export const svgRefusals = [
  "size",
  "svg",
  "doctype",
  "depth",
  "points",
  "script",
  "foreign",
  "image",
  "text",
  "stroke",
  "clip",
  "symbol",
  "element",
  "tones",
  "empty",
] as const;
export type SvgRefusal = (typeof svgRefusals)[number];

/** Ends the reading of a drawing; caught where it begins. */
export class RefusedSvg extends Error {
  constructor(readonly reason: SvgRefusal) {
    super(reason);
  }
}
