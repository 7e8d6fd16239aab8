import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { PreorderDone } from "@/src/components/preorder/preorder-done";
import styles from "@/src/components/preorder/preorder-done.module.css";
import { Brand } from "@/src/components/shell/brand";
import { firstStep, offerPage } from "@/src/domain/preorder/pay-page";
import { preorderData } from "@/src/app/_shop/page-data";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import {
  stepMetadata,
  type OfferParams,
} from "@/src/app/[locale]/(standard)/montres/precommande/[offer]/step-metadata";

interface Props {
  params: OfferParams;
}

export const generateStaticParams = () => [];

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { ...(await stepMetadata("confirm", "done")(props)), referrer: "no-referrer" };
}

/** Return page of a payment; the order's secret is in its address, never in its HTML. */
export default async function DonePage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { offer } = await params;
  if (!(await preorderData(offer))) return <AnswerNotFound />;
  const [common, t, thanks, texts] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    getTranslations({ locale, namespace: "thanks" }),
    pageTexts(locale, "thanks"),
    pageTexts(locale, "preorder"),
  ]);
  return (
    <div className={styles.page} data-block="">
      <header>
        <Brand href={localeHref(locale, "/")} name={common("brand")} label={common("nav.brandHome")} />
      </header>
      <noscript>
        <p data-type="lead">{t("scriptless")}</p>
      </noscript>
      <PreorderDone path={firstStep(offerPage(offer))} texts={{ preorder: texts, thanks }} locale={locale} />
    </div>
  );
}
