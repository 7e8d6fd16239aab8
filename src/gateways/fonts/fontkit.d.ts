/** The part of fontkit that is used here; the package has no types of its own. */
declare module "fontkit" {
  interface Axis {
    readonly min: number;
    readonly max: number;
  }
  interface Font {
    /** WOFF2, TTF, TTC and others. */
    readonly type: string;
    readonly familyName: string | null;
    readonly variationAxes: { readonly wght?: Axis; readonly wdth?: Axis };
    readonly "OS/2": { readonly usWeightClass: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  /** @throws if the bytes are no font */
  export function create(data: Buffer): Font;
}
