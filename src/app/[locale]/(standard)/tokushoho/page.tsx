import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { JapanNoticePage } from "@/src/components/law/japan-notice-page";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { japanNoticePath } from "@/src/domain/law/japan";
import type { Locale } from "@/src/domain/locale/locale";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { japanNoticeData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

/** Japanese law is read in Japanese: the other languages have no such page. */
const noticeIn = async (locale: Locale) => (locale === "jp" ? japanNoticeData() : null);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  if (!(await noticeIn(locale))) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: "law.japan" });
  return pageMetadata({
    locale,
    path: japanNoticePath,
    title: t("title"),
    description: t("metaDescription"),
    languages: ["jp"],
  });
}

/** What Japanese law asks a seller at a distance to say. */
export default async function JapanNotice({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const items = await noticeIn(locale);
  return items ? <JapanNoticePage items={items} locale={locale} /> : <AnswerNotFound />;
}
