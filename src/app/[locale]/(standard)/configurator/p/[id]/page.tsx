import config from "@payload-config";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { getPayload } from "payload";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { SharedWatch } from "@/src/components/configurator/shared/shared-watch";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata, previewLocale } from "@/src/i18n/page-metadata";
import { loadSharedWatch } from "@/src/services/configurator/load-shared-watch";
import { shopOf } from "@/src/server/runtime/shop-of";

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

/** Rendered at the first request, and cached until an editor changes its content. */
export const generateStaticParams = () => [];

/** Open to every holder of the link; not indexed by search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { id } = await params;
  const t = await getTranslations({ locale, namespace: "configurator.shared" });
  const common = await getTranslations({ locale, namespace: "common" });
  const [title, description] = [t("metaTitle"), t("lead")];
  return {
    ...(await pageMetadata({ locale, path: `/configurator/p/${id}`, title, description })),
    openGraph: {
      title,
      description,
      siteName: common("brand"),
      ...previewLocale(locale),
      images: [{ url: bespokeImageUrl(id, { format: "jpeg" }) }],
    },
  };
}

/** A shared bespoke watch. Source: specification §2, /configurator/p/{bespoke id}. */
export default async function SharedWatchPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { id } = await params;
  setRequestLocale(locale);
  const shared = await loadSharedWatch(shopOf(await getPayload({ config })), id, locale);
  return shared ? <SharedWatch locale={locale} {...shared} /> : <AnswerNotFound />;
}
