"use client";
import { LegalLink } from "@/src/components/primitives/legal-link";
import { useCartContext } from "./cart-context";
import styles from "./pay-terms.module.css";

/** The terms that the button accepts, and the right to withdraw. */
export function PayTerms() {
  const { locale, t } = useCartContext();
  const pages = [
    ["/conditions-generales", t("pay.terms")],
    ["/politique-de-retour", t("pay.withdrawal")],
  ] as const;
  return (
    <p className={styles.terms} data-type="note">
      {pages.map(([path, words]) => (
        <LegalLink key={path} path={path} locale={locale}>
          {words}
        </LegalLink>
      ))}
    </p>
  );
}
