import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { WatchData } from "@/src/components/structured-data/watch-data";
import { WayData } from "@/src/components/structured-data/way-data";
import { WatchPage } from "@/src/components/watch/watch-page";
import { LinePage } from "@/src/components/watches/line-page";
import { localise } from "@/src/domain/locale/locale";
import { linesOf, offersOfLine } from "@/src/domain/watch/offer";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { linePath } from "@/src/domain/watch/watch-line";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";
import { cmsPageData, reviewsData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; line: string }>;
}

export const generateStaticParams = () => [];

/** Slug of the composed page at the address of a line. */
const slugOf = (name: string) => linePath(name).slice(1);

/** A line with offers, the first one apart; undefined for any other address. */
async function findLine(key: string) {
  const { offers } = await storefrontData();
  const line = linesOf(offers).find((one) => one.key === key);
  const [only, ...others] = offersOfLine(offers, key);
  return line && only && { line, only, others };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const name = (await params).line;
  const found = await findLine(name);
  const slug = slugOf(name);
  const isComposed = (await cmsPageData(slug)) !== null;
  if (!found || (isComposed && found.others.length > 0)) return cmsMetadata(slug, locale);
  const { line, only, others } = found;
  if (others.length > 0)
    return pageMetadata({
      locale,
      path: linePath(name),
      title: localise(line.name, locale),
      description: localise(line.text, locale),
    });
  // A line of one watch is that watch's page.
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
  const found = await findLine(name);
  // Composed pages share the path with the lines: /montres/entretien.
  if (!found) return <CmsPage slug={slugOf(name)} locale={locale} />;
  const { line, only, others } = found;
  const t = await getTranslations({ locale, namespace: "watches" });
  return others.length === 0 ? (
    <>
      <WatchData
        offer={only}
        reviews={await reviewsData()}
        origin={env().SHOP_URL}
        locale={locale}
        storefront={await storefrontData()}
      />
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
          { name: localise(line.name, locale), path: linePath(name) },
        ]}
        origin={env().SHOP_URL}
        locale={locale}
      />
      <LinePage
        storefront={await storefrontData()}
        composed={await cmsPageData(slugOf(name))}
        line={line}
        offers={[only, ...others]}
        locale={locale}
      />
    </>
  );
}
