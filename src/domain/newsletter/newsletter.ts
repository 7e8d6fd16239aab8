import type { Illustration } from "@/src/domain/content/illustration";
import type { NavigationLink } from "@/src/domain/content/navigation";
import type { LocalisedRichText } from "@/src/domain/content/rich-text";
import type { Locale, Localised } from "@/src/domain/locale/locale";

/** Blocks of a newsletter, from top to bottom. */
export type NewsletterBlock =
  | { readonly type: "text"; readonly body: LocalisedRichText }
  | { readonly type: "picture"; readonly illustration: Illustration; readonly href: string | null }
  | { readonly type: "button"; readonly link: NavigationLink | null };

/** A newsletter as it was composed. */
export interface Newsletter {
  readonly id: number;
  readonly subject: Localised;
  /** the sentence mailboxes show beside the subject, and the mail below its title */
  readonly intro: Localised;
  /** it is sent to subscribers of these */
  readonly languages: readonly Locale[];
  readonly blocks: readonly NewsletterBlock[];
  readonly state: NewsletterState;
}

export const newsletterStates = ["draft", "queued"] as const;

/** `queued`: its mails are in the outbox, or have left it. */
export type NewsletterState = (typeof newsletterStates)[number];

/** Missing parts of a language before it can be sent. */
export type Gap = "subject" | "intro" | "text";

/**
 * Missing texts of a language: subscribers must not get those of another one.
 * @returns nothing when complete
 */
export function gapsOf({ subject, intro, blocks }: Newsletter, locale: Locale): readonly Gap[] {
  const isWritten = blocks.every((block) => {
    if (block.type === "text") return (block.body[locale]?.length ?? 0) > 0;
    return block.type === "picture" || !block.link || Boolean(block.link.label[locale]);
  });
  return [
    ...(subject[locale] ? [] : ["subject" as const]),
    ...(intro[locale] ? [] : ["intro" as const]),
    ...(isWritten && blocks.some(({ type }) => type === "text") ? [] : ["text" as const]),
  ];
}
