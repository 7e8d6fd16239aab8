import { productSafety } from "@/src/domain/law/product-safety";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Review } from "@/src/domain/review/review";
import { isTurnable } from "@/src/domain/watch/model-parts";
import { mainProduct, type Offer } from "@/src/domain/watch/offer";
import type { Storefront } from "@/src/services/content/load-storefront";
import { SafetySection } from "@/src/components/law/safety-section";
import { BuyBar } from "./buy-bar";
import { BuyColumn } from "./buy-column";
import { Care } from "./care";
import { Gallery } from "./gallery";
import { InTheBox } from "./in-the-box";
import { RelatedWatches } from "./related-watches";
import { Reviews } from "./reviews";
import { RunNotice } from "./run-notice";
import { SizeComparison } from "./size-comparison";
import { Specifications } from "./specifications";
import styles from "./watch-page.module.css";

interface Props {
  offer: Offer;
  locale: Locale;
  storefront: Storefront;
  /** All published reviews; the page shows its own. */
  reviews: readonly Review[];
  /** sku chosen at first, where the address names one */
  sku?: string;
}

/** The page of a ready-made watch, with the buttons to buy or to customise it. */
export function WatchPage({ offer, locale, storefront, reviews, sku }: Props) {
  const { offers, settings, law, catalogue, undrawn } = storefront;
  const { watch } = offer;
  const { version } = catalogue;
  const run = offer.products.find(({ ahead }) => ahead)?.ahead;
  const related = watch.related.flatMap((code) => offers.find((other) => other.watch.code === code) ?? []);
  const skus = offer.products.map((product) => product.sku);
  const own = reviews.filter((review) => review.watch === watch.code);
  return (
    <>
      <div className={styles.product}>
        <Gallery
          watch={watch}
          name={localise(watch.name, locale)}
          locale={locale}
          version={version}
          isTurnable={isTurnable(watch.parts, catalogue, undrawn)}
        />
        <BuyColumn reviews={own} {...{ offer, locale, settings, law, catalogue, sku }} />
      </div>
      {run && <RunNotice run={run} locale={locale} />}
      <Specifications offer={offer} locale={locale} catalogue={catalogue} />
      <InTheBox watch={watch} locale={locale} />
      <SafetySection safety={productSafety(mainProduct(offer), law, settings, skus)} locale={locale} />
      <SizeComparison offer={offer} others={[...related, ...offers]} locale={locale} version={version} />
      <Reviews reviews={own} locale={locale} />
      <Care watch={watch} locale={locale} version={version} />
      {related.length > 0 && (
        <RelatedWatches offers={related} rates={settings.rates} locale={locale} version={version} />
      )}
      <BuyBar offer={offer} rates={settings.rates} locale={locale} />
    </>
  );
}
