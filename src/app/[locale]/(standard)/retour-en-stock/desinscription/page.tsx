import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { FormPage } from "@/src/components/forms/form-page";
import { formMetadata } from "@/src/i18n/form-metadata";
import { pageLocale } from "@/src/i18n/page-locale";
import { queryText, type SearchParams } from "@/src/app/_shop/query-text";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: SearchParams;
}

/** The address's parameters are in the HTML of its form. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata("stock-notice-cancel", await pageLocale(params));
}

/** Behind the link of the back-in-stock mail. */
export default async function LeaveNotices({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <FormPage form="stock-notice-cancel" locale={locale} query={await queryText(searchParams)} />;
}
