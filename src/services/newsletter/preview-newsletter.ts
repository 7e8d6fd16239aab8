import type { Locale } from "@/src/domain/locale/locale";
import { gapsOf, type Gap, type Newsletter } from "@/src/domain/newsletter/newsletter";
import { inlinePictures } from "@/src/services/mails/inline-pictures";
import { mailContext } from "@/src/services/mails/mail-context";
import type { Shop } from "@/src/services/shop";
import type { NewsletterFigures } from "@/src/store/newsletter/issue-rows";
import { leaveUrl, writeIssue } from "./compose-issue";

/** A newsletter in one of its languages, before it is sent. */
export interface Preview {
  readonly locale: Locale;
  /** confirmed subscribers in this language */
  readonly readers: number;
  /** missing texts */
  readonly gaps: readonly Gap[];
  /** the mail */
  readonly html: string;
}

export interface PreviewedNewsletter {
  readonly newsletter: Newsletter;
  readonly previews: readonly Preview[];
  readonly figures: NewsletterFigures;
}

/** Preview and delivery state of a newsletter; null for an unknown id. */
export async function previewNewsletter(shop: Shop, id: number): Promise<PreviewedNewsletter | null> {
  const newsletter = await shop.store.loadNewsletter(id);
  if (!newsletter) return null;
  const [readers, figures, context, { brand }] = await Promise.all([
    shop.store.newsletter.countReaders(),
    shop.store.newsletter.newsletterFigures(id),
    mailContext(shop, shop.clock()),
    shop.store.loadSettings(),
  ]);
  const previews = newsletter.languages.map(async (locale): Promise<Preview> => {
    const leave = leaveUrl(shop, { kind: "newsletter-issue", locale, newsletter: id, subscriber: null });
    const { html } = await writeIssue(shop, newsletter, { locale }, leave, context);
    return {
      locale,
      readers: readers.get(locale) ?? 0,
      gaps: gapsOf(newsletter, locale),
      html: await inlinePictures(shop, { html, brand }),
    };
  });
  return { newsletter, previews: await Promise.all(previews), figures };
}
