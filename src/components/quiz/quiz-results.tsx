import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { isSold } from "@/src/domain/product/product";
import { priceOf } from "@/src/domain/watch/offer";
import { productFor } from "@/src/domain/quiz/product-for";
import type { GivenAnswer, RankedOffer } from "@/src/domain/quiz/rank-offers";
import { configuratorPath } from "@/src/domain/watch/edit-path";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { AddSkuButton } from "@/src/components/cart/add-sku-button";
import { OfferPrice } from "@/src/components/price/offer-price";
import { ButtonLink } from "@/src/components/primitives/button";
import { RemadeNote } from "@/src/components/watch/remade-note";
import { WatchCard } from "@/src/components/watch/watch-card";
import { WatchPicture } from "@/src/components/watch/watch-picture";
import styles from "./quiz-results.module.css";
import { ReasonSentence } from "./reason-sentence";
import { Reasons } from "./reasons";

interface Props {
  locale: Locale;
  storefront: Storefront;
  best: RankedOffer;
  /** The next ones, best first. */
  others: readonly RankedOffer[];
  given: readonly GivenAnswer[];
}

/** The recommended watch, and why. */
export async function QuizResults({ locale, storefront, best, others, given }: Props) {
  const t = await getTranslations({ locale, namespace: "quiz.results" });
  const { settings, catalogue } = storefront;
  const { watch } = best.offer;
  const product = productFor(best.offer, given);
  const rivals = others.map(({ offer }) => offer);
  return (
    <>
      <div className={styles.best}>
        <div className={styles.stage} data-tone={watch.stage}>
          <WatchPicture
            parts={watch.parts}
            version={catalogue.version}
            stage={watch.stage}
            sizes="(width < 900px) 100vw, 58vw"
            alt={localise(watch.name, locale)}
            priority
          />
        </div>
        <div className={styles.words}>
          <p data-type="note">{t("lead")}</p>
          <h1 data-type="t1">{localise(product.name, locale)}</h1>
          <p className={styles.price} data-type="t3">
            <OfferPrice product={product} rates={settings.rates} locale={locale} />
          </p>
          <ReasonSentence reasons={best.reasons} locale={locale} />
          {isSold(product) ? (
            <AddSkuButton sku={product.sku} locale={locale} label={t("add")} busyLabel={t("adding")} />
          ) : (
            <p>{t(product.ahead ? "ahead" : "soldOut")}</p>
          )}
          <ButtonLink
            tone="outline"
            width="full"
            href={localeHref(locale, configuratorPath(watch.configuratorParts))}
          >
            {t("modify")}
          </ButtonLink>
          <RemadeNote
            parts={watch.parts}
            opened={watch.configuratorParts}
            price={priceOf(product)}
            {...{ catalogue, settings, locale }}
          />
          <Reasons reasons={best.reasons} offer={best.offer} storefront={storefront} locale={locale} />
          <p className={styles.links}>
            <NextLink data-type="link" href={localeHref(locale, watch.path)}>
              {t("page")}
            </NextLink>
            <NextLink data-type="link" href={localeHref(locale, "/trouver-votre-montre")}>
              {t("restart")}
            </NextLink>
          </p>
        </div>
      </div>
      <section className={styles.others} data-block="">
        <h2 data-type="t2">{t("others")}</h2>
        <ul>
          {rivals.map((offer) => (
            <li key={offer.watch.code}>
              <WatchCard offer={offer} rates={settings.rates} locale={locale} version={catalogue.version} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
