import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "../../../../../../../components/message-page/answer-not-found";
import { WatchesPage } from "../../../../../../../components/watches/watches-page";
import type { OfferFilter } from "../../../../../../../domain/watch/offer";
import { watchLines } from "../../../../../../../domain/watch/ready-made";
import { pageLocale } from "../../../../../../../i18n/page-locale";
import { pageMetadata } from "../../../../../../../i18n/page-metadata";
import { storefrontData } from "../../../../../page-data";

interface Props {
  params: Promise<{ locale: string; line: string; diameter: string }>;
}

export const generateStaticParams = () => [];

/** next.config.ts writes "toutes" and "tous" for what the query leaves open; anything else unknown is no list. */
function filterOf({ line, diameter }: { line: string; diameter: string }): OfferFilter | null {
  const known = watchLines.find((name) => name === line) ?? null;
  const size = /^\d{2}$/.test(diameter) ? Number(diameter) : null;
  const isFilter = (known !== null || line === "toutes") && (size !== null || diameter === "tous");
  return isFilter ? { line: known, diameter: size } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "watches" });
  // The whole list is the page search engines keep.
  return pageMetadata({ locale, path: "/montres", title: t("metaTitle"), description: t("metaDescription") });
}

export default async function FilteredWatches({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const filter = filterOf(await params);
  return filter ? (
    <WatchesPage storefront={await storefrontData()} locale={locale} filter={filter} />
  ) : (
    <AnswerNotFound />
  );
}
