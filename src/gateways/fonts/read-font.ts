/** What the shop has to know of a font file. */
export interface FontFacts {
  readonly family: string;
  readonly minWeight: number;
  readonly maxWeight: number;
  /** Percent; null where the file has one width. */
  readonly minWidth: number | null;
  readonly maxWidth: number | null;
  /** Letters of the shop's languages in Latin script that the file lacks. */
  readonly missing: readonly string[];
}

/** What French, English and Spanish texts and prices are written with. */
const neededLetters =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûüÁÍÑÓÚáíñóú¿¡€£$¥%.,:;!?()-–—’“”«»";

/**
 * Reads a WOFF2 file.
 * @returns null where the bytes are no WOFF2 font
 */
export async function readFont(data: Buffer): Promise<FontFacts | null> {
  // Loaded at an upload only: a start does not need it.
  const { create } = await import("fontkit");
  try {
    const font = create(data);
    if (font.type !== "WOFF2") return null;
    const { wght, wdth } = font.variationAxes;
    const weight = font["OS/2"].usWeightClass;
    return {
      family: font.familyName?.trim() || "?",
      minWeight: Math.round(wght?.min ?? weight),
      maxWeight: Math.round(wght?.max ?? weight),
      minWidth: wdth?.min ?? null,
      maxWidth: wdth?.max ?? null,
      missing: Array.from(neededLetters).filter(
        (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      ),
    };
  } catch {
    // The parser throws at the first table that is not what it should be.
    return null;
  }
}
