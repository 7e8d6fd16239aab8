import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import styles from "@/src/components/preorder/step-page.module.css";
import { RegisteredWords } from "@/src/components/preorder/registered-words";
import { ButtonLink } from "@/src/components/primitives/button";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { horizonPath } from "@/src/app/[locale]/(standard)/montres/precommande/distinction-horizon/horizon";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "preorder.meta.registered" });
  return pageMetadata({
    locale,
    path: `${horizonPath}/inscription-reussie`,
    title: t("title"),
    description: t("description"),
  });
}

/** After a registration: the next steps and links. */
export default async function RegisteredPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "preorder.registered" });
  const toWatches = (
    <ButtonLink tone="outline" href={localeHref(locale, "/montres")}>
      {t("watches")}
    </ButtonLink>
  );
  return (
    <div className={styles.page} data-block="" data-alone="">
      <RegisteredWords
        registered={
          <>
            <div className={styles.head}>
              <h1 data-type="t1">{t("title")}</h1>
              <p data-type="lead">{t("text")}</p>
            </div>
            <div className={styles.links}>
              <ButtonLink href={localeHref(locale, "/montres/distinction-horizon")}>{t("watch")}</ButtonLink>
              {toWatches}
            </div>
          </>
        }
        none={
          <>
            <div className={styles.head}>
              <h1 data-type="t1">{t("none.title")}</h1>
              <p data-type="lead">{t("none.text")}</p>
            </div>
            <div className={styles.links}>
              <ButtonLink href={localeHref(locale, `${horizonPath}/1`)}>{t("none.preorder")}</ButtonLink>
              {toWatches}
            </div>
          </>
        }
      />
    </div>
  );
}
