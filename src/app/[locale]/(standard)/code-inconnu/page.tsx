import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { MessagePage } from "@/src/components/message-page/message-page";
import { ButtonLink } from "@/src/components/primitives/button";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "cart.unknownCode" });
  return pageMetadata({ locale, path: "/code-inconnu", title: t("title"), description: t("text") });
}

/** Target of an expired or unknown promo code's link. */
export default async function UnknownCodePage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "cart.unknownCode" });
  return (
    <MessagePage title={t("title")} text={t("text")}>
      <ButtonLink href={localeHref(locale, "/montres")}>{t("watches")}</ButtonLink>
      <ButtonLink tone="outline" href={localeHref(locale, "/panier")}>
        {t("cart")}
      </ButtonLink>
    </MessagePage>
  );
}
