import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { localise, type Locale } from "../../domain/locale/locale";
import type { Rates } from "../../domain/money/currency";
import { isSold } from "../../domain/product/product";
import { diametersOf, leadProduct, type Offer } from "../../domain/watch/offer";
import { localeHref } from "../../i18n/locale-href";
import { LowestPrice } from "../price/lowest-price";
import { OfferPrice } from "../price/offer-price";
import { Flag } from "../primitives/flag";
import styles from "./watch-card.module.css";
import { WatchPicture } from "./watch-picture";

interface Props {
  offer: Offer;
  rates: Rates;
  locale: Locale;
  /** Version of the catalogue. */
  version: string;
  priority?: boolean;
}

/** A watch among others: picture 4:5, name, price, what it is, diameters. The whole card is one link. */
export async function WatchCard({ offer, rates, locale, version, priority }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  const { watch, products } = offer;
  const product = leadProduct(offer);
  const price = { product, rates, locale };
  return (
    <article className={styles.card}>
      <div className={styles.stage} data-tone={watch.stage}>
        <WatchPicture
          parts={watch.parts}
          version={version}
          stage={watch.stage}
          sizes="(width < 900px) 54vw, 38vw"
          alt=""
          priority={priority}
        />
      </div>
      <div className={styles.facts}>
        <h2>
          <NextLink href={localeHref(locale, watch.path)}>{localise(watch.name, locale)}</NextLink>
        </h2>
        <p className={styles.price}>
          <OfferPrice {...price} />
        </p>
        <p className={styles.note}>{localise(watch.tagline, locale)}</p>
        <p className={styles.note} data-type="data">
          {diametersOf(offer).join(" / ")} mm
        </p>
        {products.some(({ isNew }) => isNew) && (
          <p className={styles.wide}>
            <Flag kind="new">{t("nav.new")}</Flag>
          </p>
        )}
        {!products.some(isSold) && (
          <p className={styles.wide} data-type="note">
            {t("price.soldOut")}
          </p>
        )}
        {product.discount > 0 && (
          <p className={styles.wide} data-type="note">
            <LowestPrice {...price} />
          </p>
        )}
      </div>
    </article>
  );
}
