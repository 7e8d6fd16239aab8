import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { FormPage } from "../../../../../components/forms/form-page";
import { formMetadata } from "../../../../../i18n/form-metadata";
import { pageLocale } from "../../../../../i18n/page-locale";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata("newsletter-confirm", await pageLocale(params));
}

/**
 * Behind the link of the double opt-in. Looking at it confirms nothing: mailboxes look at links too.
 * Source: scenario 24.
 */
export default async function ConfirmSubscription({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <FormPage form="newsletter-confirm" locale={locale} />;
}
