import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "../../domain/locale/locale";
import { isSold, type Product } from "../../domain/product/product";
import type { Review } from "../../domain/review/review";
import { priceOf } from "../../domain/watch/offer";
import type { Storefront } from "../../services/content/load-storefront";
import { Paragraphs } from "../blocks/paragraphs";
import { BuyForm } from "../watch/buy-form";
import { WatchPage } from "../watch/watch-page";
import { buyFormTexts } from "../watch/buy-form-texts";
import { Amounts } from "./amounts";
import { GiftCard } from "./gift-card";
import styles from "./product-page.module.css";
import { ProductPicture } from "./product-picture";

interface Props {
  product: Product;
  storefront: Storefront;
  /** All published reviews. */
  reviews: readonly Review[];
  locale: Locale;
}

/** Any product by its sku. A watch has its own page; a card or a surprise shows what it is and its amounts. */
export async function ProductPage({ product, storefront, reviews, locale }: Props) {
  const offer = storefront.offers.find(({ watch }) => watch.code === product.watch);
  if (offer)
    return (
      <WatchPage offer={offer} locale={locale} storefront={storefront} reviews={reviews} sku={product.sku} />
    );
  const t = await getTranslations({ locale, namespace: "watch" });
  const common = await getTranslations({ locale, namespace: "common" });
  const { rates } = storefront.settings;
  const siblings = storefront.products
    .filter(({ kind, isVisible }) => kind === product.kind && isVisible)
    .toSorted((one, other) => one.price - other.price);
  return (
    <div className={styles.product}>
      <div className={styles.stage} data-filled={product.images.length > 0 ? "" : undefined}>
        {product.kind === "gift-card" ? (
          <GiftCard product={product} siblings={siblings} rates={rates} locale={locale} />
        ) : (
          <ProductPicture product={product} storefront={storefront} locale={locale} />
        )}
      </div>
      <section className={styles.column} aria-labelledby="product-name">
        <h1 id="product-name" data-type="t1">
          {localise(product.name, locale)}
        </h1>
        <div className={styles.description}>
          <Paragraphs text={product.description} locale={locale} />
        </div>
        {siblings.length > 1 && (
          <Amounts product={product} siblings={siblings} rates={rates} locale={locale} />
        )}
        <BuyForm
          choices={[
            {
              sku: product.sku,
              diameter: null,
              wrist: null,
              price: priceOf(product),
              fullPrice: product.price,
              configurator: null,
              instalment: null,
              isSold: isSold(product),
            },
          ]}
          rates={rates}
          locale={locale}
          note={product.kind === "gift-card" ? null : common("price.vat")}
          sizeGuide={null}
          texts={buyFormTexts(t, common)}
        />
      </section>
    </div>
  );
}
