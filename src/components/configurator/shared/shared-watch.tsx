import { getTranslations } from "next-intl/server";
import type { BespokeResponse } from "@/src/domain/contracts/article";
import type { Law } from "@/src/domain/law/law";
import type { ProductSafety } from "@/src/domain/law/product-safety";
import { listComma, type Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { isSamePrice, type Priced } from "@/src/domain/money/own-price";
import { bespokeCalibre } from "@/src/domain/watch/calibre";
import { modelUrl } from "@/src/domain/watch/model-query";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import type { Selection } from "@/src/domain/watch/selection";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import { localeHref } from "@/src/i18n/locale-href";
import { AddSkuButton } from "@/src/components/cart/add-sku-button";
import { ProductNotices } from "@/src/components/law/product-notices";
import { SafetySection } from "@/src/components/law/safety-section";
import { Price } from "@/src/components/price/price";
import { ButtonLink } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";
import { stageTone } from "@/src/components/configurator/stage-tone";
import { TurnButton } from "@/src/components/viewer-3d/turn-button";
import { turnTexts } from "@/src/components/viewer-3d/turn-texts";
import styles from "./shared-watch.module.css";
import { SharedPicture } from "./shared-picture";

interface Props {
  locale: Locale;
  watch: BespokeResponse;
  selection: Selection;
  /** Of the catalogue. */
  version: string;
  rates: Rates;
  showsDate: boolean;
  backParts: readonly string[];
  isTurnable: boolean;
  law: Law;
  safety: ProductSafety | null;
  /** Countries the shop sells to. */
  countries: readonly string[];
}

/** A bespoke watch: as it was composed, at today's price. Source: specification 3.6. */
export async function SharedWatch({
  locale,
  watch,
  selection,
  version,
  rates,
  showsDate,
  backParts,
  isTurnable,
  law,
  safety,
  countries,
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
          <ProductNotices law={law} countries={countries} locale={locale} />
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
