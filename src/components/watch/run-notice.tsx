import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import type { SoldAhead } from "@/src/domain/product/sold-ahead";
import { localeHref } from "@/src/i18n/locale-href";
import { Notice } from "@/src/components/primitives/notice";
import styles from "./run-notice.module.css";

/** Link from a watch to its numbered pre-order run. */
export async function RunNotice({ run, locale }: { run: SoldAhead; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "watch.run" });
  return (
    <div className={styles.run} data-block="">
      <Notice>
        <b>{t("title", { pieces: run.pieces })}</b> {t("text")}{" "}
        <NextLink data-type="link" href={localeHref(locale, run.page)}>
          {t("link")}
        </NextLink>
      </Notice>
    </div>
  );
}
