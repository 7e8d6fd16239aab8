import type { Localised, Locale } from "@/src/domain/locale/locale";
import { linePath } from "@/src/domain/watch/watch-line";

/** Places of a banner; `line` and `pages` have further fields. */
export const bannerPlaces = ["everywhere", "home", "line", "pages"] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** A message of the rotating banner, at most 48 characters in each language. */
export interface Banner {
  readonly text: Localised;
  readonly href: string | null;
  /** ISO moment it is shown from, always when null: pages keep it as text */
  readonly startsAt: string | null;
  /** ISO moment from which it is no longer shown, never ends when null */
  readonly endsAt: string | null;
  /** languages it is shown in; none means all */
  readonly languages: readonly Locale[];
  readonly place: BannerPlace;
  /** key of a line of watches */
  readonly line: string | null;
  /** paths without a language */
  readonly pages: readonly string[];
}

/** Whether a banner is shown to readers of a language at a moment. */
export const isBannerShown = (
  { startsAt, endsAt, languages }: Pick<Banner, "startsAt" | "endsAt" | "languages">,
  locale: Locale,
  now: Date,
): boolean =>
  (startsAt === null || new Date(startsAt) <= now) &&
  (endsAt === null || new Date(endsAt) > now) &&
  (languages.length === 0 || languages.includes(locale));

/**
 * The paths a banner is shown on; a path with a slash at its end includes everything below it, null every page. A
 * line is its list and its watches.
 */
export function bannerPaths({
  place,
  line,
  pages,
}: Pick<Banner, "place" | "line" | "pages">): readonly string[] | null {
  if (place === "home") return ["/"];
  if (place === "line") return line === null ? [] : [linePath(line), `${linePath(line)}/`];
  return place === "pages" ? pages : null;
}

/** @param path of a page, without its language */
export const isOnPath = (paths: readonly string[] | null, path: string): boolean =>
  paths === null ||
  paths.some(
    (allowed) => path === allowed || (allowed.endsWith("/") && allowed !== "/" && path.startsWith(allowed)),
  );
