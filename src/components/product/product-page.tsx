import { getTranslations } from "next-intl/server";
import { productSafety } from "@/src/domain/law/product-safety";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { isSold, type Product } from "@/src/domain/product/product";
import type { Review } from "@/src/domain/review/review";
import { reducedPrice } from "@/src/domain/watch/offer";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { ProductNotices } from "@/src/components/law/product-notices";
import { SafetySection } from "@/src/components/law/safety-section";
import { isGiftKind } from "@/src/components/gift/gift-kind";
import { GiftSection } from "@/src/components/gift/gift-section";
import { VatNote } from "@/src/components/price/vat-note";
import { BuyForm } from "@/src/components/watch/buy-form";
import { WatchPage } from "@/src/components/watch/watch-page";
import { buyFormTexts } from "@/src/components/watch/buy-form-texts";
import styles from "./product-page.module.css";
import { StockNotice } from "@/src/components/watch/stock-notice";
import { ProductPicture } from "./product-picture";

interface Props {
  product: Product;
  storefront: Storefront;
  /** All published reviews. */
  reviews: readonly Review[];
  locale: Locale;
}

/** Any product by its sku. A watch has its own page, a gift its form. */
export async function ProductPage({ product, storefront, reviews, locale }: Props) {
  const offer = storefront.offers.find(({ watch }) => watch.code === product.watch);
  if (offer)
    return (
      <WatchPage offer={offer} locale={locale} storefront={storefront} reviews={reviews} sku={product.sku} />
    );
  const t = await getTranslations({ locale, namespace: "watch" });
  const common = await getTranslations({ locale, namespace: "common" });
  const forms = await getTranslations({ locale, namespace: "forms" });
  const description = (
    <div className={styles.description}>
      <Paragraphs text={product.description} locale={locale} />
    </div>
  );
  if (isGiftKind(product.kind) && isSold(product))
    return (
      <GiftSection kind={product.kind} sku={product.sku} storefront={storefront} locale={locale}>
        <h1 data-type="t1">{forms(`${product.kind}.title`)}</h1>
        {description}
      </GiftSection>
    );
  const { law, settings } = storefront;
  return (
    <>
      <div className={styles.product}>
        <div className={styles.stage} data-filled={product.images.length > 0 ? "" : undefined}>
          <ProductPicture product={product} storefront={storefront} locale={locale} />
        </div>
        <section className={styles.column} aria-labelledby="product-name">
          <h1 id="product-name" data-type="t1">
            {localise(product.name, locale)}
          </h1>
          {description}
          <BuyForm
            choices={[
              {
                sku: product.sku,
                diameter: null,
                wrist: null,
                price: reducedPrice(product),
                fullPrice: { price: product.price, own: product.own },
                configurator: null,
                instalment: null,
                isSold: isSold(product),
                ...(product.stock?.isSoldOut && {
                  notice: <StockNotice stock={product.stock} locale={locale} />,
                }),
              },
            ]}
            rates={settings.rates}
            locale={locale}
            note={<VatNote settings={settings} locale={locale} />}
            sizeGuide={null}
            texts={buyFormTexts(t, common)}
          />
          <ProductNotices law={law} countries={settings.shipping.countries} locale={locale} />
        </section>
      </div>
      <SafetySection safety={productSafety(product, law, settings)} locale={locale} />
    </>
  );
}
