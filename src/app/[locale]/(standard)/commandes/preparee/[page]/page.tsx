import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { PreparedOrder } from "@/src/components/prepared/prepared-order";
import { PreparedSummary } from "@/src/components/prepared/prepared-summary";
import { ButtonLink } from "@/src/components/primitives/button";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { formOutcome } from "@/src/app/_shop/form-outcome";
import { preparedData, storefrontData } from "@/src/app/_shop/page-data";
import styles from "./page.module.css";

interface Props {
  params: Promise<{ locale: string; page: string }>;
}

/** The address is a secret: the page is not cached anywhere. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "prepared.page" });
  const texts = { title: t("title"), description: t("description") };
  return {
    ...(await pageMetadata({ locale, path: "/commandes/**", ...texts })),
    referrer: "no-referrer",
  };
}

/** What an agent has prepared, for the buyer to read and pay. */
export default async function PreparedPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { page } = await params;
  const [prepared, outcome, { law, settings }, t] = await Promise.all([
    preparedData(page, locale),
    formOutcome(),
    storefrontData(),
    getTranslations({ locale, namespace: "prepared.page" }),
  ]);
  if (!prepared) notFound();
  const isFailed = outcome?.path === "/api/prepared/pay" && !outcome.isDone;
  const { status } = prepared;
  const words = {
    open: { title: t("title"), lead: t("lead") },
    paid: { title: t("paid"), lead: status === "paid" ? t("paidText", { number: prepared.number }) : "" },
    ended: { title: t("ended"), lead: t("endedText") },
  }[status];
  return (
    <div data-block="" className={styles.page}>
      <header className={styles.head}>
        <h1 data-type="t1">{words.title}</h1>
        <p data-type="lead">{words.lead}</p>
      </header>
      {status === "open" && (
        <PreparedOrder order={prepared.order} locale={locale}>
          <PreparedSummary
            order={prepared.order}
            page={page}
            error={isFailed ? outcome.error : null}
            law={law}
            settings={settings}
            locale={locale}
          />
        </PreparedOrder>
      )}
      {status === "paid" && (
        <p>
          <ButtonLink href={localeHref(locale, "/commandes")}>{t("follow")}</ButtonLink>
        </p>
      )}
      {status === "ended" && (
        <p>
          <ButtonLink href={localeHref(locale, "/montres")}>{t("home")}</ButtonLink>
        </p>
      )}
    </div>
  );
}
