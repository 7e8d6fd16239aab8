import { hasLocale } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { languageTag } from "../../../domain/locale/locale";
import { routing } from "../../../i18n/routing";

export const generateStaticParams = () => [];

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function ShopLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  return (
    <html lang={languageTag(locale)} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
