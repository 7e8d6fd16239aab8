/** Kinds of link targets, the more general first. */
export const linkKinds = ["line", "page", "watch", "product", "question", "route"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** One link target, in the reader's language. */
export interface LinkTarget {
  readonly kind: LinkKind;
  readonly title: string;
  /** without the language */
  readonly href: string;
  /** search words besides title and address */
  readonly further: string;
  /** visitors find it today */
  readonly isLive: boolean;
}

/** Result for a typed address. */
export type LinkStanding = "live" | "dead" | "elsewhere" | "unreadable";
