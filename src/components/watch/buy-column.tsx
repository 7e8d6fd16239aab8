import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Law } from "@/src/domain/law/law";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Review } from "@/src/domain/review/review";
import type { ShopSettings } from "@/src/domain/settings";
import { isSold } from "@/src/domain/product/product";
import { mainProduct, priceOf, reducedPrice, type Offer } from "@/src/domain/watch/offer";
import { configuratorPath } from "@/src/domain/watch/edit-path";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { Selection } from "@/src/domain/watch/selection";
import { localeHref } from "@/src/i18n/locale-href";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { instalmentTexts } from "@/src/components/price/instalment-texts";
import { VatNote } from "@/src/components/price/vat-note";
import { LowestPrice } from "@/src/components/price/lowest-price";
import { ProductNotices } from "@/src/components/law/product-notices";
import { Flag } from "@/src/components/primitives/flag";
import styles from "./buy-column.module.css";
import type { BuyChoice } from "./buy-choice";
import { BuyForm } from "./buy-form";
import { buyFormTexts } from "./buy-form-texts";
import { RatingLink } from "./rating-link";
import { RemadeNote } from "./remade-note";
import { StockNotice } from "./stock-notice";
import { Promises } from "./promises";
import { StrapChoice } from "./strap-choice";
import { wristTexts } from "./wrist-texts";

interface Props {
  offer: Offer;
  locale: Locale;
  settings: ShopSettings;
  law: Law;
  catalogue: Catalogue;
  /** Published reviews of this watch. */
  reviews: readonly Review[];
  /** sku chosen at first, where the address names one */
  sku?: string;
}

/** The sticky column beside the gallery: name, price, diameter, the two actions, the promises. */
export async function BuyColumn({ offer, locale, settings, law, catalogue, reviews, sku }: Props) {
  const t = await getTranslations({ locale, namespace: "watch" });
  const common = await getTranslations({ locale, namespace: "common" });
  const { watch, products } = offer;
  const wrist = wristTexts(t);
  const sizes = new Set(catalogue.caseDiameter.map(({ key }) => key));
  const choices = products.map((product): BuyChoice => {
    const { diameter } = product;
    const inSize = (parts: Selection): Selection =>
      sizes.has(`${diameter}mm`) ? { ...parts, caseDiameter: `${diameter}mm` } : parts;
    const opened = inSize(watch.configuratorParts);
    return {
      sku: product.sku,
      diameter,
      wrist: wrist[diameter ?? 0] ?? null,
      price: reducedPrice(product),
      fullPrice: { price: product.price, own: product.own },
      configurator: localeHref(locale, configuratorPath(opened)),
      straps: <StrapChoice parts={inSize(watch.parts)} {...{ opened, catalogue, locale }} />,
      remade: (
        <RemadeNote
          parts={inSize(watch.parts)}
          opened={opened}
          price={priceOf(product)}
          {...{ catalogue, settings, locale }}
        />
      ),
      instalment: instalmentTexts(reducedPrice(product), settings, locale, t),
      isSold: isSold(product),
      ...(product.ahead && { ahead: localeHref(locale, product.ahead.href) }),
      ...(product.stock?.isSoldOut &&
        !product.ahead && { notice: <StockNotice stock={product.stock} locale={locale} /> }),
    };
  });
  const price = { rates: settings.rates, locale };
  return (
    <section className={styles.column} aria-labelledby="watch-name">
      <p data-type="note">
        <NextLink data-type="link" href={localeHref(locale, "/montres")}>
          {localise(watch.line.name, locale)}
        </NextLink>
      </p>
      <h1 id="watch-name" data-type="t1">
        {localise(watch.name, locale)}
      </h1>
      <p className={styles.tagline}>{localise(watch.tagline, locale)}</p>
      <RatingLink reviews={reviews} locale={locale} />
      {products.some(({ isNew }) => isNew) && (
        <p>
          <Flag kind="new">{common("nav.new")}</Flag>
        </p>
      )}
      <BuyForm
        choices={choices}
        initial={sku}
        {...price}
        note={
          <>
            <LowestPrice product={mainProduct(offer)} {...price} />{" "}
            <VatNote settings={settings} locale={locale} />
          </>
        }
        texts={buyFormTexts(t, common)}
        sizeGuide={
          <NextLink data-type="link" href={localeHref(locale, "/guide-des-tailles")}>
            {t("whichSize")}
          </NextLink>
        }
      />
      <Promises locale={locale} settings={settings} product={mainProduct(offer)} />
      <ProductNotices law={law} countries={settings.shipping.countries} locale={locale} />
      <div className={styles.description}>
        <Paragraphs text={watch.description} locale={locale} />
      </div>
    </section>
  );
}
