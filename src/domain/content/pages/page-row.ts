/**
 * What surrounds a page, see `frames`. "standard": everything; "transparent-navbar": everything, with navigation that is
 * transparent on the page's dark opening (composed pages say so themselves); "cart": without the promo line, of which the
 * cart has its own; "personal": without the navigation; "standalone": only the promo line; "full-screen": nothing, for
 * pages with a bar of their own. Each is a route group in src/app/[locale].
 */
export type FrameName =
  | "standard"
  | "transparent-navbar"
  | "cart"
  | "personal"
  | "standalone"
  | "full-screen";

/** Properties of a page, or of all pages below an address. */
export interface PageRow {
  /** Without a language; `*` matches one part of an address, `**` any number of parts, including none. */
  readonly path: string;
  /**
   * "cms": a page marketers compose. "route": code alone. "both": a route that places a composed page's blocks. Without
   * it a page of the CMS can be there.
   */
  readonly by?: "cms" | "route" | "both";
  readonly frame?: FrameName;
  /**
   * Its address is a secret, leads to one or belongs to one person: nothing is measured, no third-party script
   * runs.
   */
  readonly isSecret?: true;
  /** "noindex": search engines leave it out; "none": nor do they follow its links, and it names no other address. */
  readonly robots?: "noindex" | "none";
  /** What robots.txt closes for it. */
  readonly closed?: string;
  /** A page of code in the sitemap; those of the CMS are in it anyway. */
  readonly isListed?: true;
}
