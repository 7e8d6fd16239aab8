import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./test-notice.module.css";

/** Shown on every page of a shop whose payment provider only makes test payments. */
export async function TestNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "common" });
  return (
    <aside className={styles.notice} aria-label={t("testLabel")}>
      {t("testPayments")}
    </aside>
  );
}
