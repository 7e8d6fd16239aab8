import { adPages } from "@/src/domain/content/pages/ad-pages";

export type AdPage = (typeof adPages)[number]["path"];

/** @param path without a language */
export const isAdPage = (path: string): boolean => adPages.some((page) => page.path === path);

/**
 * The path of a page without its last character, as the call of the advertising figures has it.
 * Source: specification §7, POST /api/pi.
 */
export const withoutLast = (pathname: string): string => pathname.slice(0, -1);

/**
 * The page a path without its last character stands for; the whole path is understood too.
 * @param path without a language
 * @returns null where no advertisement leads
 */
export const adPageOf = (path: string): AdPage | null =>
  adPages.find((page) => withoutLast(page.path) === path || page.path === path)?.path ?? null;
