import type { Metadata, Viewport } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { Suspense, type ReactNode } from "react";
import { JapaneseFonts } from "../../../components/fonts/japanese-fonts";
import { FirstScript } from "../../../components/shell/first-script-tag";
import { PreviewBar } from "../../../components/shell/preview-bar";
import { RouteProgress } from "../../../components/shell/route-progress";
import { Shell } from "../../../components/shell/shell";
import { isLocale, languageTag } from "../../../domain/locale/locale";
import { env } from "../../../env";
import { routing } from "../../../i18n/routing";
import { isPreview } from "../is-preview";
import { shellData } from "../page-data";
import { lecture, sans } from "../../../styles/fonts";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import "../../../styles/type.css";
import "../../../styles/japanese-name.css";

/** Nothing is made while building, which needs no database: a page is made when it is first asked for. */
export const generateStaticParams = () => [];

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const viewport: Viewport = { themeColor: "#0d1216", colorScheme: "light" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: "common.meta" });
  return {
    metadataBase: new URL(env().SHOP_URL),
    title: { default: t("title"), template: t("template") },
    description: t("description"),
  };
}

export default async function ShopLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  return (
    <html
      lang={languageTag(locale)}
      className={`${sans.variable} ${lecture.variable}`}
      suppressHydrationWarning
    >
      <head>
        <FirstScript />
      </head>
      <body>
        {locale === "jp" && <JapaneseFonts />}
        <Suspense>
          <RouteProgress />
        </Suspense>
        <Shell
          locale={locale}
          content={await shellData(locale)}
          isTestShop={env().PAYMENT_PROVIDER === "local"}
        >
          {children}
        </Shell>
        {(await isPreview()) && <PreviewBar locale={locale} />}
      </body>
    </html>
  );
}
