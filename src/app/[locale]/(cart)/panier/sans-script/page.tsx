import config from "@payload-config";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { getPayload } from "payload";
import { OwnCartScreen } from "@/src/components/cart/own-cart-screen";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import { loadCartSettings } from "@/src/services/cart/load-cart-settings";
import { shopOf } from "@/src/server/runtime/shop-of";
import { CartHead } from "@/src/app/[locale]/(cart)/panier/cart-head";
import { cartOfRequest } from "@/src/app/[locale]/(cart)/panier/cart-of-request";

/** A visitor's own cart: rendered for each request and not cached. */
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "cart.meta" });
  return pageMetadata({
    locale,
    path: "/panier/sans-script",
    title: t("title"),
    description: t("description"),
  });
}

/**
 * The cart with its contents: forms sent before hydration, or without scripts, lead here. Every button is a form;
 * with scripts it works like the usual cart page.
 */
export default async function OwnCartPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const shop = shopOf(await getPayload({ config }));
  const [settings, texts, first] = await Promise.all([
    loadCartSettings(shop.store.content, locale),
    pageTexts(locale, "cart"),
    cartOfRequest(shop, locale),
  ]);
  return (
    <CartHead locale={locale}>
      <OwnCartScreen locale={locale} settings={settings} texts={texts} first={first} />
    </CartHead>
  );
}
