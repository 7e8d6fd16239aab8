import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { staffCallAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { languages } from "@/src/domain/locale/languages";
import { mayRead } from "@/src/admin/may-read";
import { previewNewsletter } from "@/src/services/newsletter/preview-newsletter";
import { shopOf } from "@/src/server/runtime/shop-of";
import { NewsletterPreviews } from "./newsletter-previews";
import { FigureList } from "@/src/admin/figure-list";
import styles from "./newsletter-sheet.module.css";
import { RefreshPreview } from "./refresh-preview";
import { SendForm } from "./send-form";

/** A newsletter as its readers get it, as it was last saved; a test mail, the sending, and its results. */
export async function NewsletterSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!mayRead("newsletters", user)) return null;
  const texts = adminMessagesIn("people.newsletterSheet", i18n.language);
  const id = Number(data?.id);
  const previewed = Number.isInteger(id) ? await previewNewsletter(shopOf(payload), id) : null;
  if (!previewed) return <p>{texts.saveFirst}</p>;
  const { newsletter, previews, figures } = previewed;
  const readers = previews.reduce((sum, preview) => sum + preview.readers, 0);
  const isComplete = previews.every(({ gaps }) => gaps.length === 0);
  const maySend = includes(staffCallAccess["/staff/newsletter-send"], roleOf(user ?? null));
  return (
    <section className={styles.sheet} aria-labelledby="newsletter-sheet">
      <h3 aria-level={2} id="newsletter-sheet">
        {texts.title}
      </h3>
      <p>{texts.asSaved}</p>
      <RefreshPreview label={texts.refresh} />
      <NewsletterPreviews
        newsletter={id}
        texts={texts}
        previews={previews.map(({ locale, gaps, ...preview }) => ({
          ...preview,
          locale,
          name: languages[locale].name,
          gaps: gaps.map((gap) => texts.gaps[gap]),
        }))}
      />
      {newsletter.state === "queued" && (
        <FigureList
          rows={(["waiting", "sent", "failed"] as const).map(
            (name) => [texts.figures[name], figures[name]] as const,
          )}
        />
      )}
      {maySend && (
        <SendForm
          newsletter={id}
          texts={texts}
          {...{ readers, isComplete }}
          isDraft={newsletter.state === "draft"}
          waiting={figures.waiting}
        />
      )}
    </section>
  );
}
