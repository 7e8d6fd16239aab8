/** An `ilike` pattern that matches texts containing the typed text literally. */
export const likePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
