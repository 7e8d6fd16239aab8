import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { CardBalance } from "@/src/components/gift-card/card-balance";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { openedCardData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; code: string }>;
}

/** The address is worth money: the page is not cached anywhere. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "gift-card" });
  return {
    ...(await pageMetadata({ locale, path: "/carte-cadeaux/*", title: t("meta"), description: t("meta") })),
    referrer: "no-referrer",
  };
}

/** A gift card, for the holder of its code: balance, expiry, payments made with it. Source: specification §2. */
export default async function GiftCardPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { code } = await params;
  const card = await openedCardData(code);
  if (!card) notFound();
  return <CardBalance card={card} locale={locale} />;
}
