import { getTranslations } from "next-intl/server";
import { listComma, type Locale } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import { isSamePrice, type Priced } from "@/src/domain/money/own-price";
import { bespokeCalibre } from "@/src/domain/watch/calibre";
import { modelUrl } from "@/src/domain/watch/model-query";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import { localeHref } from "@/src/i18n/locale-href";
import type { SharedWatchData } from "@/src/services/configurator/load-shared-watch";
import { AddSkuButton } from "@/src/components/cart/add-sku-button";
import { DeliveryNote } from "@/src/components/delivery/delivery-note";
import { ProductNotices } from "@/src/components/law/product-notices";
import { SafetySection } from "@/src/components/law/safety-section";
import { borderSentences } from "@/src/components/price/border-sentences";
import { borderTexts } from "@/src/components/price/border-texts";
import { CurrencyNote } from "@/src/components/price/currency-note";
import { Price } from "@/src/components/price/price";
import { VatNote } from "@/src/components/price/vat-note";
import { ButtonLink } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";
import { stageTone } from "@/src/components/configurator/stage-tone";
import { TurnButton } from "@/src/components/viewer-3d/turn-button";
import { turnTexts } from "@/src/components/viewer-3d/turn-texts";
import styles from "./shared-watch.module.css";
import { SharedPicture } from "./shared-picture";

interface Props extends SharedWatchData {
  locale: Locale;
}

/** A bespoke watch: as it was composed, at today's price. Source: specification 3.6. */
export async function SharedWatch({
  locale,
  watch,
  selection,
  version,
  settings,
  showsDate,
  backParts,
  isTurnable,
  law,
  safety,
}: Props) {
  const t = await getTranslations({ locale, namespace: "configurator.shared" });
  const query = selectionQuery(selection);
  const movement = t(selection.gmtHand ? "automaticGmt" : showsDate ? "automaticDate" : "automatic", {
    calibre: bespokeCalibre(selection),
  });
  const frontWords = [t("front"), ...watch.details].join(listComma(locale));
  const then: Priced = { price: minor(watch.price), own: watch.own };
  const today: Priced =
    watch.priceToday === null ? then : { price: minor(watch.priceToday), own: watch.ownToday };
  const { rates, shipping } = settings;
  const border =
    watch.priceToday === null ? null : borderTexts(today, settings, locale, await borderSentences(locale));
  return (
    <>
      <article className={styles.watch}>
        <div className={styles.gallery}>
          <SharedPicture
            tone={stageTone(selection, "front")}
            urlOf={(width) => bespokeImageUrl(watch.id, { width, stage: stageTone(selection, "front") })}
            alt={frontWords}
            isFirst
          >
            {isTurnable && (
              <TurnButton
                watch={{ address: modelUrl(selection, { version }), words: frontWords }}
                locale={locale}
                texts={await turnTexts(locale)}
                isOnPage
              />
            )}
          </SharedPicture>
          <SharedPicture
            tone="nuit"
            urlOf={(width) => bespokeImageUrl(watch.id, { width, stage: "nuit", side: "back" })}
            alt={[t("back"), ...backParts].join(listComma(locale))}
          />
        </div>
        <div className={styles.words}>
          <h1 data-type="t1">{t("title")}</h1>
          <p data-type="ui">{t("lead")}</p>
          <p className={styles.price}>
            <span data-type="note">{t("today")}</span>
            <Price price={today} rates={rates} locale={locale} />
            <span data-type="note">
              <VatNote settings={settings} locale={locale} />
            </span>
          </p>
          {!isSamePrice(today, then) && (
            <p data-type="note">
              {t.rich("then", {
                price: () => <Price price={then} rates={rates} locale={locale} />,
              })}
            </p>
          )}
          {watch.priceToday === null && <Notice tone="warning">{t("unavailable")}</Notice>}
          <div className={styles.actions}>
            {watch.priceToday !== null && (
              <AddSkuButton sku={watch.sku} locale={locale} label={t("add")} busyLabel={t("adding")} />
            )}
            <ButtonLink
              tone="outline"
              width="full"
              align="centre"
              href={localeHref(locale, query === "" ? "/configurator" : `/configurator?${query}`)}
            >
              {t("open")}
            </ButtonLink>
          </div>
          {border && (
            <p data-type="note">
              <CurrencyNote sentence={border} />
            </p>
          )}
          <DeliveryNote settings={settings} locale={locale} />
          <ProductNotices law={law} countries={shipping.countries} locale={locale} />
          <section className={styles.parts} aria-labelledby="parts">
            <h2 id="parts">{t("parts")}</h2>
            <ul>
              {[...watch.details, t("movement", { name: movement })].map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </section>
          <p className={styles.reference} data-type="note">
            {t("reference", { sku: watch.sku })}
          </p>
        </div>
      </article>
      <SafetySection safety={safety} locale={locale} />
    </>
  );
}
