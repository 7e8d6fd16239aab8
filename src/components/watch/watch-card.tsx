import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { isSold } from "@/src/domain/product/product";
import { diametersOf, mainProduct, type Offer } from "@/src/domain/watch/offer";
import { localeHref } from "@/src/i18n/locale-href";
import { LowestPrice } from "@/src/components/price/lowest-price";
import { OfferPrice } from "@/src/components/price/offer-price";
import { Flag } from "@/src/components/primitives/flag";
import { WatchCardView } from "./watch-card-view";
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

/** A watch in a list: picture 4:5, name, price, description, diameters. The whole card is one link. */
export async function WatchCard({ offer, rates, locale, version, priority }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  const { watch, products } = offer;
  const product = mainProduct(offer);
  const price = { product, rates, locale };
  const isNew = products.some((one) => one.isNew);
  const isAhead = product.ahead !== undefined;
  const isSoldOut = !isAhead && !products.some(isSold);
  const isReduced = product.discount > 0;
  return (
    <WatchCardView
      stage={watch.stage}
      picture={
        <WatchPicture
          parts={watch.parts}
          version={version}
          stage={watch.stage}
          sizes="(width < 900px) 54vw, 38vw"
          alt=""
          priority={priority}
        />
      }
      href={localeHref(locale, watch.path)}
      name={localise(watch.name, locale)}
      price={<OfferPrice {...price} />}
      tagline={localise(watch.tagline, locale)}
      diameters={`${diametersOf(offer).join(" / ")} mm`}
    >
      {(isNew || isAhead || isSoldOut || isReduced) && (
        <>
          {isNew && (
            <p className={styles.wide}>
              <Flag kind="new">{t("nav.new")}</Flag>
            </p>
          )}
          {isAhead && (
            <p className={styles.wide} data-type="note">
              {t("price.ahead")}
            </p>
          )}
          {isSoldOut && (
            <p className={styles.wide} data-type="note">
              {t("price.soldOut")}
            </p>
          )}
          {isReduced && (
            <p className={styles.wide} data-type="note">
              <LowestPrice {...price} />
            </p>
          )}
        </>
      )}
    </WatchCardView>
  );
}
