/**
 * A name or label as it is compared with what an agent has sent: programs that write text replace no-break spaces,
 * typographic apostrophes and capitals.
 */
export const foldedLabel = (text: string): string =>
  text.normalize("NFKC").replaceAll("’", "'").replaceAll(/\s+/g, " ").trim().toLowerCase();
