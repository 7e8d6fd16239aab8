import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { FormPage } from "../../../../../components/forms/form-page";
import { formMetadata } from "../../../../../i18n/form-metadata";
import { pageLocale } from "../../../../../i18n/page-locale";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata("cart-mail-open", await pageLocale(params));
}

/** Behind the link of a cart reminder: a button, so that nobody opens a cart by looking at an address. */
export default async function OpenCart({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <FormPage form="cart-mail-open" locale={locale} />;
}
