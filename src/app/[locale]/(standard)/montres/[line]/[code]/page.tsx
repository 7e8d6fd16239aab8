import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { WatchData } from "@/src/components/structured-data/watch-data";
import { WatchPage } from "@/src/components/watch/watch-page";
import { localise } from "@/src/domain/locale/locale";
import type { Offer } from "@/src/domain/watch/offer";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { reviewsData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; line: string; code: string }>;
}

export const generateStaticParams = () => [];

async function findOffer(params: Props["params"]): Promise<Offer | undefined> {
  const { line, code } = await params;
  const { offers } = await storefrontData();
  return offers.find(({ watch }) => watch.path === `/montres/${line}/${code}`);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const offer = await findOffer(params);
  if (!offer) return notFoundMetadata(locale);
  const { watch } = offer;
  return pageMetadata({
    locale,
    path: watch.path,
    title: localise(watch.name, locale),
    description: localise(watch.description, locale),
    image: frontImageUrl(watch.parts, { width: 1000, stage: watch.stage, format: "jpeg" }),
  });
}

export default async function Watch({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const offer = await findOffer(params);
  return offer ? (
    <>
      <WatchData
        offer={offer}
        reviews={await reviewsData()}
        origin={env().SHOP_URL}
        locale={locale}
        storefront={await storefrontData()}
      />
      <WatchPage
        storefront={await storefrontData()}
        reviews={await reviewsData()}
        offer={offer}
        locale={locale}
      />
    </>
  ) : (
    <AnswerNotFound />
  );
}
