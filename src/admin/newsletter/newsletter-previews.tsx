"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./newsletter-sheet.module.css";

interface Preview {
  locale: string;
  /** of the language */
  name: string;
  readers: number;
  /** names of missing parts */
  gaps: string[];
  html: string;
}

interface Props {
  newsletter: number;
  previews: Preview[];
  texts: AdminMessages<"people.newsletterSheet">;
}

/** The mail in each of its languages, and a test mail to one's own mailbox. */
export function NewsletterPreviews({ newsletter, previews, texts }: Props) {
  const [chosen, setChosen] = useState(previews[0]?.locale);
  const trial = useStaffCall("newsletter-trial", texts.trial);
  const preview = previews.find(({ locale }) => locale === chosen) ?? previews[0];
  if (!preview) return null;
  return (
    <div className={styles.previews}>
      <div className={styles.languages}>
        {previews.map(({ locale, name, readers }) => (
          <button
            key={locale}
            type="button"
            aria-pressed={locale === preview.locale}
            onClick={() => setChosen(locale)}
          >
            {name} · {texts.readers.replace("{count}", String(readers))}
          </button>
        ))}
      </div>
      {preview.gaps.length > 0 && (
        <p role="status" className={styles.gaps}>
          {texts.missing.replace("{texts}", preview.gaps.join(", "))}
        </p>
      )}
      {/* Sandboxed: it can run nothing and load only the shop's own pictures. */}
      <iframe
        className={styles.mail}
        sandbox=""
        title={texts.mailIn.replace("{language}", preview.name)}
        srcDoc={preview.html}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={trial.isBusy || preview.gaps.length > 0}
        onClick={() => void trial.send({ newsletter, locale: preview.locale })}
      >
        {texts.trial.button.replace("{language}", preview.name)}
      </Button>
    </div>
  );
}
