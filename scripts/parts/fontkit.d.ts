/** The part of fontkit that is used here; the package has no types of its own. */
declare module "fontkit" {
  export function create(face: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean };
}
