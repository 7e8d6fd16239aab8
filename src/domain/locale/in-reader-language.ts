/** Fallback language of the admin: used where a language has no texts of its own. */
export const readerFallback = "en";

/** A text by the language tags of the admin (Japanese is `ja`). */
export interface ReaderText {
  readonly en: string;
  readonly [language: string]: string;
}

/**
 * The text for a reader of the admin: in their language, or else in English.
 * @param language as the admin knows it: a tag, `ja`
 */
export const inReaderLanguage = <Texts>(
  texts: { readonly en: Texts } & Readonly<Record<string, Texts>>,
  language: string | undefined,
): Texts => texts[language ?? readerFallback] ?? texts.en;
