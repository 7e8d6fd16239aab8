import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { FormPage } from "../../../../../components/forms/form-page";
import { formMetadata } from "../../../../../i18n/form-metadata";
import { pageLocale } from "../../../../../i18n/page-locale";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata("newsletter-leave", await pageLocale(params));
}

/** Behind the link that stands under every letter. */
export default async function LeaveNewsletter({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <FormPage form="newsletter-leave" locale={locale} />;
}
