"use client";
import { localeHref } from "@/src/i18n/locale-href";
import { useCartSurroundings } from "./cart-context";
import styles from "./pay-terms.module.css";

/** What is agreed with the button beside it, and how it is undone. */
export function PayTerms() {
  const { locale, t } = useCartSurroundings();
  const pages = [
    ["/conditions-generales", t("pay.terms")],
    ["/politique-de-retour", t("pay.withdrawal")],
  ] as const;
  return (
    <p className={styles.terms} data-type="note">
      {pages.map(([path, words]) => (
        <a key={path} data-type="lien" href={localeHref(locale, path)} target="_blank" rel="noopener">
          {words}
        </a>
      ))}
    </p>
  );
}
