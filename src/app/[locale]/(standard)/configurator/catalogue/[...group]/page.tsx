import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CatalogueGroupPage } from "@/src/components/catalogue/catalogue-group-page";
import { catalogueGroups } from "@/src/components/catalogue/catalogue-groups";
import { groupPath, pageOfGroups } from "@/src/components/catalogue/catalogue-pages";
import { catalogueTitles } from "@/src/components/catalogue/catalogue-titles";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { WayData } from "@/src/components/structured-data/way-data";
import type { Locale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; group: string[] }>;
}

export const generateStaticParams = () => [];

/** The group and page number of an address: /hands, /hands/2; null for an absent one. */
async function asked(params: Props["params"], locale: Locale) {
  const [name, number, ...rest] = (await params).group;
  const page = number === undefined ? 1 : Number(number);
  // The first page has one address, and a number one spelling.
  const isWritten = number === undefined || (page > 1 && String(page) === number);
  if (!isWritten || rest.length > 0) return null;
  const titles = await catalogueTitles(locale);
  const { catalogue } = await storefrontData();
  const group = catalogueGroups(catalogue, locale, titles).find(({ field }) => field === name);
  if (!group || pageOfGroups([group], page).groups.length === 0) return null;
  return { group, page, title: titles[group.field] };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const found = await asked(params, locale);
  if (!found) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const { group, page, title } = found;
  return pageMetadata({
    locale,
    path: groupPath(group.field, page),
    title: page > 1 ? `${title} (${page})` : title,
    description: t("metaDescription"),
  });
}

export default async function CatalogueGroup({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const found = await asked(params, locale);
  if (!found) return <AnswerNotFound />;
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const steps = [
    { name: t("title"), path: "/configurator/catalogue" },
    { name: found.title, path: groupPath(found.group.field, found.page) },
  ];
  return (
    <>
      <WayData steps={steps} origin={env().SHOP_URL} locale={locale} />
      <CatalogueGroupPage {...found} storefront={await storefrontData()} locale={locale} />
    </>
  );
}
