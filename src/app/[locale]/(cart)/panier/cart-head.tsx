import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./page.module.css";

/** The head of both cart pages. */
export async function CartHead({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = await getTranslations({ locale, namespace: "cart" });
  return (
    <div data-block="" className={styles.page}>
      <header className={styles.head}>
        <h1 data-type="t1">{t("title")}</h1>
        <p data-type="lead">{t("lead")}</p>
      </header>
      {children}
    </div>
  );
}
