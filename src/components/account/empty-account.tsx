import NextLink from "next/link";
import type { ReactNode } from "react";
import { localeHref } from "@/src/i18n/locale-href";
import { ButtonLink } from "@/src/components/primitives/button";
import { useAccountSurroundings } from "./account-context";
import styles from "./account.module.css";

/** What an account without orders, watches and cards is for, and one way on. */
export function EmptyAccount({ picture }: { picture: ReactNode }) {
  const { locale, t } = useAccountSurroundings();
  return (
    <section className={styles.opening} aria-labelledby="empty">
      <div className={styles.message}>
        <h2 id="empty" data-type="t2">
          {t("empty.title")}
        </h2>
        <p data-type="lead">{t("empty.text")}</p>
        <ul className={styles.uses}>
          <li>{t("empty.orders")}</li>
          <li>{t("empty.watches")}</li>
          <li>{t("empty.saved")}</li>
        </ul>
        <p className={styles.ways}>
          <ButtonLink href={localeHref(locale, "/configurator")}>{t("saved.configurator")}</ButtonLink>
          <NextLink data-type="link" href={localeHref(locale, "/montres")}>
            {t("orders.watches")}
          </NextLink>
        </p>
        <p data-type="note">{t("orders.none")}</p>
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  );
}
