import config from "@payload-config";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { getPayload } from "payload";
import { Configurator } from "@/src/components/configurator/configurator";
import { DeliveryNote } from "@/src/components/delivery/delivery-note";
import { ProductNotices } from "@/src/components/law/product-notices";
import { CartButton } from "@/src/components/shell/cart-button";
import { turnTexts } from "@/src/components/viewer-3d/turn-texts";
import { LocaleButton } from "@/src/components/shell/locale-button";
import { WayData } from "@/src/components/structured-data/way-data";
import { packCatalogue } from "@/src/domain/watch/packed-catalogue";
import { isLocale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import { loadConfigurator } from "@/src/services/configurator/load-configurator";
import { shopOf } from "@/src/server/runtime/shop-of";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: "configurator.meta" });
  return pageMetadata({ locale, path: "/configurator", title: t("title"), description: t("description") });
}

/** The configurator: the page is the same for all visitors, everything else happens in the browser. */
export default async function ConfiguratorPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const shop = shopOf(await getPayload({ config }));
  const [{ delivery, ...data }, texts, turning, t, meta, law, { shipping }] = await Promise.all([
    loadConfigurator(shop, locale),
    pageTexts(locale, "configurator"),
    turnTexts(locale),
    getTranslations({ locale, namespace: "configurator.head" }),
    getTranslations({ locale, namespace: "configurator.meta" }),
    shop.store.content.law(),
    shop.store.content.settings(),
  ]);
  return (
    <>
      <WayData
        steps={[{ name: meta("title"), path: "/configurator" }]}
        origin={env().SHOP_URL}
        locale={locale}
      />
      <Configurator
        {...data}
        catalogue={packCatalogue(data.catalogue)}
        locale={locale}
        texts={texts}
        turning={turning}
        deliveryNote={<DeliveryNote settings={delivery} locale={locale} />}
        notices={<ProductNotices law={law} countries={shipping.countries} locale={locale} />}
        headItems={
          <>
            <span data-only="wide">
              <LocaleButton locale={locale} />
            </span>
            <CartButton locale={locale} label={t("cart")} isBagWhenNarrow />
          </>
        }
      />
    </>
  );
}
