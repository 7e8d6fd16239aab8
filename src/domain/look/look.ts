/** Whether pages are dark letters on a light ground or the reverse. */
export const tones = ["light", "dark"] as const;
export type Tone = (typeof tones)[number];

/** The file of a family of letters, or of one of its weights. */
export interface FontFile {
  /** Address of the WOFF2 file. */
  readonly url: string;
  /** Lightest and heaviest weight it holds; both equal in a file of one weight. */
  readonly weight: readonly [number, number];
  /** Narrowest and widest, percent; null where the width is fixed. */
  readonly width: readonly [number, number] | null;
}

/** `sans` sets the interface, `reading` long texts. */
export const letterStyles = ["sans", "sansBold", "reading", "readingItalic"] as const;
export type LetterStyle = (typeof letterStyles)[number];

/** Fonts of the owner's own; null for the delivered one, or where a browser derives the style. */
export type Letters = Readonly<Record<LetterStyle, FontFile | null>>;

/** How the owner's pages look, besides words and pictures. Edited in the admin. */
export interface Look {
  /** #rrggbb; used for links, choices and buttons, in the shades that can be read on each ground. */
  readonly accent: string;
  readonly tone: Tone;
  readonly letters: Letters;
}

/** Blued steel. */
export const deliveredAccent = "#1c3fae";

export const accentPattern = /^#[\da-f]{6}$/;

/** The look a new shop begins with. */
export const deliveredLook: Look = {
  accent: deliveredAccent,
  tone: "light",
  letters: { sans: null, sansBold: null, reading: null, readingItalic: null },
};
