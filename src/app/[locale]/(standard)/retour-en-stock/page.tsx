import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { localise } from "@/src/domain/locale/locale";
import { countedItem } from "@/src/domain/stock/counted-item";
import { FormPage } from "@/src/components/forms/form-page";
import { formMetadata } from "@/src/i18n/form-metadata";
import { pageLocale } from "@/src/i18n/page-locale";
import { storefrontData } from "@/src/app/_shop/page-data";
import { queryText, type SearchParams } from "@/src/app/_shop/query-text";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: SearchParams;
}

/** The address's parameters are in the HTML of its form. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata("stock-notice", await pageLocale(params));
}

/** For a part of the configurator that is out of stock: the part is in the address. */
export default async function AskForNotice({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const query = await queryText(searchParams);
  const { products, offers, catalogue } = await storefrontData();
  const watches = offers.map(({ watch }) => watch);
  const item = countedItem({ products, watches, catalogue }, Number(new URLSearchParams(query).get("item")));
  return (
    <FormPage
      form="stock-notice"
      locale={locale}
      query={query}
      {...(item && { subject: localise(item.name, locale) })}
    />
  );
}
