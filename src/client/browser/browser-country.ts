/** The country that the browser's language suggests: "nl" and "nl-NL" are the Netherlands; empty where it says nothing. */
export function browserCountry(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? "";
  } catch {
    // Not a language tag.
    return "";
  }
}
