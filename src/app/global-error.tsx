"use client";
import { usePathname } from "next/navigation";
import { holdErrorTexts, type ErrorTexts } from "@/src/components/message-page/error-texts";
import styles from "@/src/components/message-page/message-page.module.css";
import { defaultLocale, languageTag, locales } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import "@/src/styles/tokens.css";
import "@/src/styles/base.css";
import "@/src/styles/type.css";
import "@/src/styles/faces/japanese/japanese.css";

/** Inserted by next.config.ts at build time. */
const texts: ErrorTexts = JSON.parse(process.env.ERROR_TEXTS ?? "");

// Every page contains them once; the error page inside the shop reads them from here.
holdErrorTexts(texts);

/** Replaces the whole document when even the page's frame can't be rendered: no database, no texts. */
interface Props {
  /** The digest identifies the error in the server's log. */
  error: Error & { digest?: string };
  reset: () => void;
}

export default function GlobalErrorPage({ error, reset }: Props) {
  const path = usePathname();
  const locale = locales.find((code) => path.split("/")[1] === code) ?? defaultLocale;
  const text = texts[locale];
  // In the admin this is shown only where its frame cannot be rendered either; failed-view.tsx has the texts for its
  // pages.
  const isAdmin = /^\/admin(?:\/|$)/.test(path);
  return (
    <html lang={languageTag(locale)}>
      <body>
        <title>{text.title}</title>
        <main>
          {/* Plain elements without components of the shop: every page contains this one. */}
          <section className={styles.message} data-block="">
            <h1 data-type="t1">{text.title}</h1>
            <p data-type="lead">
              {!isAdmin && text.text}
              {error.digest && (
                <>
                  <br />
                  {text.reference} <b data-type="data">{error.digest}</b>
                </>
              )}
            </p>
            <div className={styles.actions}>
              <button type="button" data-type="link" onClick={reset}>
                {text.retry}
              </button>
              <a data-type="link" href={isAdmin ? "/admin" : localeHref(locale, "/")}>
                {isAdmin ? "Admin" : text.home}
              </a>
            </div>
          </section>
        </main>
      </body>
    </html>
  );
}
