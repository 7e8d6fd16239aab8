import type { Locale } from "@/src/domain/locale/locale";

/** What can be found. */
export const searchKinds = ["watch", "product", "page", "question", "option"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found, in one language. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Unique within its kind. */
  readonly key: string;
  readonly locale: Locale;
  /** Its path, without the language. */
  readonly href: string;
  readonly title: string;
  /** Shown under the title. */
  readonly summary: string;
  /** Further search words, not shown: "band" for a strap. */
  readonly alike: string;
  /** Further words it is found by, not shown. */
  readonly keywords: string;
}

/** An entry that matches a query. */
export type SearchHit = Pick<SearchEntry, "kind" | "key" | "href" | "title" | "summary">;
