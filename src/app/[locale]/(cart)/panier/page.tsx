import config from "@payload-config";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { getPayload } from "payload";
import { CartScreen } from "@/src/components/cart/cart-screen";
import { isLocale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import { loadCartSettings } from "@/src/services/cart/load-cart-settings";
import { shopOf } from "@/src/server/runtime/shop-of";
import { CartHead } from "./cart-head";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: "cart.meta" });
  return pageMetadata({ locale, path: "/panier", title: t("title"), description: t("description") });
}

/**
 * The cart page: its HTML is the same for all visitors and the browser fetches the cart; without a script, another
 * page shows it.
 */
export default async function CartPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const shop = shopOf(await getPayload({ config }));
  const [settings, texts] = await Promise.all([
    loadCartSettings(shop.store.content, locale),
    pageTexts(locale, "cart"),
  ]);
  return (
    <CartHead locale={locale}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${localeHref(locale, "/panier/sans-script")}`} />
      </noscript>
      <CartScreen locale={locale} settings={settings} texts={texts} />
    </CartHead>
  );
}
