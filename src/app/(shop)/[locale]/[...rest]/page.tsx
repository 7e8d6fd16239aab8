import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "../../../../components/message-page/answer-not-found";
import { isLocale } from "../../../../domain/locale/locale";
import { notFoundMetadata } from "../../../../i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? notFoundMetadata(locale) : {};
}

/** Any address that is no page ends here, so that the message comes in the page's language with status 404. */
export default async function RestPage({ params }: Props) {
  const { locale } = await params;
  if (isLocale(locale)) setRequestLocale(locale);
  return <AnswerNotFound />;
}
