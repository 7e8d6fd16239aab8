import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { PageForm } from "@/src/components/forms/page-form";
import { ButtonLink } from "@/src/components/primitives/button";
import { WatchPicture } from "@/src/components/watch/watch-picture";
import { Brand } from "@/src/components/shell/brand";
import { localeHref } from "@/src/i18n/locale-href";
import { localise } from "@/src/domain/locale/locale";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { reviewData, storefrontData } from "@/src/app/_shop/page-data";
import styles from "./page.module.css";

interface Props {
  params: Promise<{ locale: string; review: string }>;
}

/** The address is a secret: the page is not cached anywhere. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "forms.review" });
  const text = { title: t("title"), description: t("intro") };
  return {
    ...(await pageMetadata({ locale, path: "/commandes/avis/**", ...text })),
    referrer: "no-referrer",
  };
}

/** The form to review a delivered watch. Source: specification §2, /commandes/avis/{review}. */
export default async function ReviewPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const token = decodeURIComponent((await params).review);
  const open = await reviewData(token);
  if (!open) notFound();
  const { order, invitation, isWritten } = open;
  const [common, t, { offers, catalogue }] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    getTranslations({ locale, namespace: "order.review" }),
    storefrontData(),
  ]);
  const watch = offers.find((offer) => offer.watch.code === invitation.watch)?.watch;
  // The watch may no longer be sold; then its name at the time is shown.
  const title = watch ? localise(watch.name, locale) : invitation.title;
  return (
    <div className={styles.page} data-block="">
      <header>
        <Brand href={localeHref(locale, "/")} name={common("brand")} label={common("nav.brandHome")} />
      </header>
      <div className={styles.columns}>
        <div className={styles.watch}>
          {watch && (
            <WatchPicture
              parts={watch.parts}
              version={catalogue.version}
              stage={watch.stage}
              sizes="(width < 900px) 100vw, 40vw"
              alt=""
              priority
            />
          )}
        </div>
        <div className={styles.words}>
          <p data-type="note">{t("order", { number: order.number })}</p>
          <h1 data-type="t1">{isWritten ? t("written") : t("title", { title })}</h1>
          <p data-type="lead">{isWritten ? t("writtenText") : t("text")}</p>
          {isWritten ? (
            <ButtonLink href={localeHref(locale, watch?.path ?? "/montres")}>{t("watch")}</ButtonLink>
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
