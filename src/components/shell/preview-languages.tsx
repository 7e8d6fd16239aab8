"use client";
import { languages } from "@/src/domain/locale/languages";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./preview-bar.module.css";
import { usePath } from "./use-path";

/** The same page in the other languages, for staff: the choice is not stored, and the preview continues. */
export function PreviewLanguages({ locale, label }: { locale: Locale; label: string }) {
  const path = usePath();
  return (
    <nav aria-label={label} className={styles.languages}>
      {locales.map((code) => (
        <a
          key={code}
          data-type="link"
          href={localeHref(code, path)}
          hrefLang={languageTag(code)}
          lang={languageTag(code)}
          aria-current={code === locale ? "page" : undefined}
        >
          {languages[code].name}
        </a>
      ))}
    </nav>
  );
}
