/** A path without a language, as a setting names the landing pages of advertisements; short enough to be sent. */
export const adPagePattern = /^\/[A-Za-z0-9/._-]{0,99}$/;

/**
 * The path of a page without its last character, as the call of the advertising figures has it.
 * Source: specification §7, POST /api/pi.
 */
export const withoutLast = (pathname: string): string => pathname.slice(0, -1);

/**
 * The page a path without its last character stands for; the whole path is understood too.
 * @param adPages that advertisements lead to
 * @param path without a language
 * @returns null where no advertisement leads
 */
export const adPageOf = (adPages: readonly string[], path: string): string | null =>
  adPages.find((page) => withoutLast(page) === path || page === path) ?? null;
