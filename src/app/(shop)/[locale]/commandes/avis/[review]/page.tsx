import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { PageForm } from "../../../../../../components/forms/page-form";
import { ButtonLink } from "../../../../../../components/primitives/button";
import { Brand } from "../../../../../../components/shell/brand";
import { localeHref } from "../../../../../../i18n/locale-href";
import { pageLocale } from "../../../../../../i18n/page-locale";
import { pageMetadata } from "../../../../../../i18n/page-metadata";
import { reviewData, storefrontData } from "../../../../page-data";
import styles from "./page.module.css";

interface Props {
  params: Promise<{ locale: string; review: string }>;
}

/** The address is a secret: the page is not kept anywhere. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "forms.review" });
  const text = { title: t("title"), description: t("intro") };
  return { ...pageMetadata({ locale, path: "/", ...text, isSecret: true }), referrer: "no-referrer" };
}

/** A buyer's words about a watch that has arrived. Source: specification §2, /commandes/avis/{review}. */
export default async function ReviewPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const token = decodeURIComponent((await params).review);
  const open = await reviewData(token);
  if (!open) notFound();
  const { order, invitation, isWritten } = open;
  const [common, t, { offers }] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    getTranslations({ locale, namespace: "order.review" }),
    storefrontData(),
  ]);
  const path = offers.find(({ watch }) => watch.code === invitation.watch)?.watch.path ?? "/montres";
  return (
    <div className={styles.page} data-block="">
      <header>
        <Brand href={localeHref(locale, "/")} label={common("nav.brandHome")} />
      </header>
      <div className={styles.columns}>
        <div className={styles.watch}>
          {invitation.image && <img src={invitation.image} alt="" width={320} height={320} />}
        </div>
        <div className={styles.words}>
          <h1 data-type="t1">{isWritten ? t("written") : t("title", { title: invitation.title })}</h1>
          <p data-type="chapo">{isWritten ? t("writtenText") : t("text", { number: order.number })}</p>
          {isWritten ? (
            <ButtonLink href={localeHref(locale, path)}>{t("watch")}</ButtonLink>
          ) : (
            <PageForm
              form="review"
              locale={locale}
              query={new URLSearchParams({ review: token }).toString()}
            />
          )}
        </div>
      </div>
    </div>
  );
}
