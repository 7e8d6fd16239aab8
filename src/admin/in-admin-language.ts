/**
 * What is written for whoever reads the admin in a language: its own words, or the English ones.
 * @param language as the admin knows it: a tag, `ja`
 */
export const inAdminLanguage = <Texts>(
  texts: { readonly en: Texts } & Readonly<Record<string, Texts>>,
  language: string,
): Texts => texts[language] ?? texts.en;
