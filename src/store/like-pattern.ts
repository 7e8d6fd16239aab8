/** The pattern of `ilike` for what holds the typed text, whatever characters are in it. */
export const likePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
