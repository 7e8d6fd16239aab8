import { getTranslations, setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import styles from "@/src/components/preorder/step-page.module.css";
import { RegisteredWords } from "@/src/components/preorder/registered-words";
import { ButtonLink } from "@/src/components/primitives/button";
import { firstStep, offerPage } from "@/src/domain/preorder/pay-page";
import { preorderData } from "@/src/app/_shop/page-data";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import {
  stepMetadata,
  type OfferParams,
} from "@/src/app/[locale]/(standard)/montres/precommande/[offer]/step-metadata";

interface Props {
  params: OfferParams;
}

export const generateStaticParams = () => [];

export const generateMetadata = stepMetadata("inscription-reussie", "registered");

/** After a registration: the next steps and links. */
export default async function RegisteredPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { offer } = await params;
  const found = await preorderData(offer);
  if (!found) return <AnswerNotFound />;
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
              <ButtonLink href={localeHref(locale, found.watch.path)}>{t("watch")}</ButtonLink>
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
              <ButtonLink href={localeHref(locale, firstStep(offerPage(offer)))}>
                {t("none.preorder")}
              </ButtonLink>
              {toWatches}
            </div>
          </>
        }
      />
    </div>
  );
}
