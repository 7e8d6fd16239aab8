/** What a link can lead to, the wider first. */
export const linkKinds = ["line", "page", "watch", "product", "question", "route"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** One thing a link can lead to, in the words of its reader. */
export interface LinkTarget {
  readonly kind: LinkKind;
  readonly title: string;
  /** without the language */
  readonly href: string;
  /** what it is found by beside title and address */
  readonly further: string;
  /** visitors find it today */
  readonly isLive: boolean;
}

/** What is said of an address that was typed. */
export type LinkStanding = "live" | "dead" | "elsewhere" | "unreadable";
