import type { Metadata, Viewport } from "next";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { Suspense, type ReactNode } from "react";
import { preload } from "react-dom";
import { JapaneseFonts } from "@/src/components/fonts/japanese-fonts";
import { FirstScript } from "@/src/components/shell/first-script-tag";
// Styles of the frames of the route groups: imported here, they are bundled into one file for all of them.
import "@/src/components/shell/page-frame";
import { BrandLookContext } from "@/src/components/shell/brand-look";
import { Shell } from "@/src/components/shell/shell";
import { drawnOnPages } from "@/src/domain/brand/brand-sign";
import { languages } from "@/src/domain/locale/languages";
import { lookStyles } from "@/src/domain/look/look-styles";
import { isLocale, languageTag } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { connections } from "@/src/server/runtime/connections/connections";
import { trackersOf } from "@/src/domain/tracking/trackers";
import { routing } from "@/src/i18n/routing";
import { trackerAddresses } from "@/src/server/runtime/policy/tracker-addresses";
import { isPreview } from "@/src/app/_shop/is-preview";
import { brandData, shellData } from "@/src/app/_shop/page-data";
import deliveredSans from "@/src/styles/faces/instrument-sans.woff2";
import { lecture } from "@/src/styles/fonts";
import "@/src/styles/tokens.css";
import "@/src/styles/base.css";
import "@/src/styles/type.css";
import "@/src/styles/faces/japanese/japanese.css";
// After the style sheets, so that these are bundled into one file.
import { RestoreEarlyInput } from "@/src/components/shell/restore-early-input";
import { PreviewBar } from "@/src/components/shell/preview-bar";
import { RouteProgress } from "@/src/components/shell/route-progress";

/** Nothing is rendered at build time, which therefore needs no database: a page is rendered at its first request. */
export const generateStaticParams = () => [];

/**
 * Seconds after which a page is rendered again without a revalidation. Edits are revalidated and visible at once;
 * this value is for external caches, which no revalidation reaches.
 */
export const revalidate = 300;

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: "#0d1216", colorScheme: (await brandData()).look.tone };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: "common.meta" });
  return {
    metadataBase: new URL(env().SHOP_URL),
    title: { default: t("title"), template: t("template") },
    description: t("description"),
    icons: {
      icon: { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      apple: { url: "/icons/apple-180.png", sizes: "180x180" },
    },
    manifest: "/manifest.webmanifest",
  };
}

export default async function ShopLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const [content, brand, preview] = await Promise.all([shellData(locale), brandData(), isPreview()]);
  const { tokens, fontFaces, preload: font } = lookStyles(brand.look);
  preload(font ?? deliveredSans, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html
      lang={languageTag(locale)}
      className={lecture.variable}
      style={tokens}
      data-scene={brand.look.tone === "dark" ? "nuit" : undefined}
      suppressHydrationWarning
    >
      <head>
        {fontFaces !== "" && <style>{fontFaces}</style>}
        <FirstScript />
      </head>
      <body>
        <RestoreEarlyInput />
        {languages[locale].script === "japanese" && <JapaneseFonts />}
        <Suspense>
          <RouteProgress />
        </Suspense>
        <BrandLookContext value={drawnOnPages(brand)}>
          <Shell
            locale={locale}
            content={content}
            isTestShop={connections().PAYMENT_PROVIDER === "local"}
            trackers={trackersOf(content.trackerIds, trackerAddresses())}
            isPreview={preview}
          >
            {children}
          </Shell>
        </BrandLookContext>
        {preview && <PreviewBar locale={locale} />}
      </body>
    </html>
  );
}
