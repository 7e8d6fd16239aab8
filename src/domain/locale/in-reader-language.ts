/** The fallback of the admin: whoever reads it in a language without words of its own reads these. */
export const readerFallback = "en";

/** A text by the tags of the admin's languages (Japanese is `ja`). */
export interface ReaderText {
  readonly en: string;
  readonly [language: string]: string;
}

/**
 * What is written for whoever reads the admin in a language: its own words, or the English ones.
 * @param language as the admin knows it: a tag, `ja`
 */
export const inReaderLanguage = <Texts>(
  texts: { readonly en: Texts } & Readonly<Record<string, Texts>>,
  language: string | undefined,
): Texts => texts[language ?? readerFallback] ?? texts.en;
