import { accentShades } from "./accent-shades";
import { deliveredAccent, type FontFile, type Letters, type LetterStyle, type Look } from "./look";

/** What the look of a brand adds to a page; nothing for the delivered look. */
export interface LookStyles {
  /** Custom properties of the root element, over those of src/styles/tokens.css. */
  readonly tokens: Readonly<Record<`--${string}`, string>>;
  /** The `@font-face` rules of the owner's fonts. */
  readonly fontFaces: string;
  /** The font that every page needs, to be fetched with its HTML; null for the delivered one. */
  readonly preload: string | null;
}

const families = { sans: "Brand Sans", reading: "Brand Reading" } as const;

const styleOf: Readonly<Record<LetterStyle, { family: string; isItalic: boolean; isBold: boolean }>> = {
  sans: { family: families.sans, isItalic: false, isBold: false },
  sansBold: { family: families.sans, isItalic: false, isBold: true },
  reading: { family: families.reading, isItalic: false, isBold: false },
  readingItalic: { family: families.reading, isItalic: true, isBold: false },
};

/** A file of one weight serves all weights of its style, so that a browser does not thicken it. */
function weightsOf({ weight: [lightest, heaviest] }: FontFile, isBold: boolean, hasBold: boolean): string {
  if (lightest !== heaviest) return `${lightest} ${heaviest}`;
  if (isBold) return "501 900";
  return hasBold ? "100 500" : "100 900";
}

function fontFace(name: LetterStyle, file: FontFile, letters: Letters): string {
  const { family, isItalic, isBold } = styleOf[name];
  const hasBold = name === "sans" && letters.sansBold !== null;
  return [
    `@font-face{font-family:"${family}"`,
    `src:url(${JSON.stringify(file.url)}) format("woff2")`,
    `font-style:${isItalic ? "italic" : "normal"}`,
    `font-weight:${weightsOf(file, isBold, hasBold)}`,
    ...(file.width ? [`font-stretch:${file.width[0]}% ${file.width[1]}%`] : []),
    "font-display:swap}",
  ].join(";");
}

const isLetterStyle = (name: string): name is LetterStyle => name in styleOf;

/** The styles of a look. */
export function lookStyles({ accent, letters }: Pick<Look, "accent" | "letters">): LookStyles {
  const { onLight, lightGround, lightTint, onDark } = accentShades(accent);
  const files = Object.entries(letters).flatMap(([name, file]): [LetterStyle, FontFile][] =>
    file && isLetterStyle(name) ? [[name, file]] : [],
  );
  return {
    tokens: {
      ...(accent !== deliveredAccent && {
        "--steel": onLight,
        "--steel-ground": lightGround,
        "--steel-light": lightTint,
        "--lume": onDark,
      }),
      ...(letters.sans && { "--font-sans": `"${families.sans}"` }),
      ...(letters.reading && { "--font-reading": `"${families.reading}"` }),
    },
    fontFaces: files.map(([name, file]) => fontFace(name, file, letters)).join(""),
    preload: letters.sans?.url ?? null,
  };
}
