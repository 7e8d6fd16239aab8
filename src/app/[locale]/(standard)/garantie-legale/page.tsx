import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { GuaranteePage } from "@/src/components/law/guarantee-page";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import type { Locale } from "@/src/domain/locale/locale";
import { noticeIn } from "@/src/domain/law/guarantee-notice";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

async function shownNotice(locale: Locale) {
  const { law, settings } = await storefrontData();
  return noticeIn(law, settings.shipping.countries, locale);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  if (!(await shownNotice(locale))) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: "law.notice" });
  return pageMetadata({
    locale,
    path: "/garantie-legale",
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

/** The notice on the legal guarantee; there is no such page where none is shown. */
export default async function Guarantee({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const notice = await shownNotice(locale);
  return notice ? <GuaranteePage notice={notice} locale={locale} /> : <AnswerNotFound />;
}
