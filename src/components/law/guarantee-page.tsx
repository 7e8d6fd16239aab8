import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { ShownNotice } from "@/src/domain/law/guarantee-notice";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./law-page.module.css";
import { OfficialPicture } from "./official-picture";

interface Props {
  notice: ShownNotice;
  locale: Locale;
}

/** The official notice on the legal guarantee in full, and what it means. */
export async function GuaranteePage({ notice, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "law.notice" });
  return (
    <section className={styles.page} data-block="">
      <div data-grid="">
        <div className={styles.words}>
          <h1 data-type="t1">{t("title")}</h1>
          <p data-type="lead">{t("lead")}</p>
          <p>{t("text")}</p>
          <p>{t("how")}</p>
          <p>
            <NextLink data-type="link" href={localeHref(locale, "/contact")}>
              {t("write")}
            </NextLink>
          </p>
        </div>
        <div className={styles.aside}>
          <OfficialPicture picture={notice.picture} written={notice.locale} larger={t("larger")} isLarge />
        </div>
      </div>
    </section>
  );
}
