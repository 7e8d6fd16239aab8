import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { WatchData } from "@/src/components/structured-data/watch-data";
import { WayData } from "@/src/components/structured-data/way-data";
import { WatchPage } from "@/src/components/watch/watch-page";
import { LinePage } from "@/src/components/watches/line-page";
import { localise } from "@/src/domain/locale/locale";
import { offersOfLine } from "@/src/domain/watch/offer";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { watchLines, type WatchLine } from "@/src/domain/watch/ready-made";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";
import { cmsPageData, reviewsData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; line: string }>;
}

export const generateStaticParams = () => [];

const lineOf = (name: string): WatchLine | undefined => watchLines.find((line) => line === name);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const name = (await params).line;
  const line = lineOf(name);
  if (!line) return cmsMetadata(`montres/${name}`, locale);
  const { offers } = await storefrontData();
  const [only, ...others] = offersOfLine(offers, line);
  if (!only) return notFoundMetadata(locale);
  // A line of one watch is that watch's page.
  if (others.length > 0) return cmsMetadata(`montres/${line}`, locale);
  return pageMetadata({
    locale,
    path: only.watch.path,
    title: localise(only.watch.name, locale),
    description: localise(only.watch.description, locale),
    image: frontImageUrl(only.watch.parts, { width: 1000, stage: only.watch.stage, format: "jpeg" }),
  });
}

export default async function Line({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const name = (await params).line;
  const line = lineOf(name);
  // Composed pages share the path with the lines: /montres/entretien.
  if (!line) return <CmsPage slug={`montres/${name}`} locale={locale} />;
  const { offers } = await storefrontData();
  const [only, ...others] = offersOfLine(offers, line);
  if (!only) return <AnswerNotFound />;
  const t = await getTranslations({ locale, namespace: "watches" });
  return others.length === 0 ? (
    <>
      <WatchData offer={only} reviews={await reviewsData()} origin={env().SHOP_URL} locale={locale} />
      <WatchPage
        storefront={await storefrontData()}
        reviews={await reviewsData()}
        offer={only}
        locale={locale}
      />
    </>
  ) : (
    <>
      <WayData
        steps={[
          { name: t("title"), path: "/montres" },
          { name: t(`lines.${line}`), path: `/montres/${line}` },
        ]}
        origin={env().SHOP_URL}
        locale={locale}
      />
      <LinePage
        storefront={await storefrontData()}
        composed={await cmsPageData(`montres/${line}`)}
        line={line}
        offers={[only, ...others]}
        locale={locale}
      />
    </>
  );
}
