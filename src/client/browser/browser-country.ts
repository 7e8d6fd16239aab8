/** The country that the browser's language names, as in "pt-BR"; empty where it is a language alone. */
export function namedCountry(): string {
  try {
    const { region = "" } = new Intl.Locale(navigator.language);
    // "es-419" is a part of the world.
    return /^[A-Z]{2}$/.test(region) ? region : "";
  } catch {
    // Not a language tag.
    return "";
  }
}

/** The country that the browser's language suggests: "nl" and "nl-NL" are the Netherlands; empty where it says nothing. */
export function browserCountry(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? "";
  } catch {
    // Not a language tag.
    return "";
  }
}
