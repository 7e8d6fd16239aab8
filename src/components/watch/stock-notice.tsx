import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { Stock } from "@/src/domain/stock/stock";
import { PageForm } from "@/src/components/forms/page-form";
import styles from "./stock-notice.module.css";

interface Props {
  stock: Stock;
  locale: Locale;
}

/** Replaces the button when it is out of stock: the form of the back-in-stock notice. */
export async function StockNotice({ stock, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "forms.stock-notice" });
  return (
    <section className={styles.notice} aria-label={t("title")}>
      <h2 data-type="t4">{t("title")}</h2>
      <p data-type="note">{t("intro")}</p>
      <PageForm form="stock-notice" locale={locale} query={`item=${stock.item}`} />
    </section>
  );
}
