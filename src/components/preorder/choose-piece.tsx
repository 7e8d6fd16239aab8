import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { boxChoices, strapChoices } from "@/src/domain/preorder/offered-pieces";
import type { PreorderOffer } from "@/src/domain/preorder/preorder-offer";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { localeHref } from "@/src/i18n/locale-href";
import type { TextTree } from "@/src/i18n/text-tree";
import { Price } from "@/src/components/price/price";
import { Button } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import { WatchPicture } from "@/src/components/watch/watch-picture";
import styles from "./choose-piece.module.css";
import { pieceFields } from "@/src/domain/preorder/pay-page";
import { PieceTotal } from "./piece-total";
import { PlacesLeft } from "./places-left";
import { dayWords } from "./preorder-words";
import { RestorePiece } from "./restore-piece";
import { StepRule } from "./step-rule";

interface Props {
  offer: PreorderOffer;
  watch: ReadyMadeWatch;
  catalogue: Catalogue;
  rates: Rates;
  /** Address of the next step, without a language. */
  next: string;
  /** What the price contains. */
  note: ReactNode;
  texts: TextTree;
  locale: Locale;
}

const formId = "piece";

/** First step: the watch fills the dark screen; each strap has its own picture, without a script. */
export async function ChoosePiece({ offer, watch, catalogue, rates, next, note, texts, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "preorder.choose" });
  const boxes = boxChoices(catalogue, locale);
  const straps = strapChoices(offer, watch, catalogue, locale);
  return (
    <section className={styles.choose} data-scene="nuit" data-hero="">
      <form id={formId} action={localeHref(locale, next)} method="get">
        <div className={styles.panel}>
          <StepRule step="choose" locale={locale} />
          <div className={styles.head}>
            <p data-type="note">{localise(offer.name, locale)}</p>
            <h1 data-type="t2">{t("title")}</h1>
            <p data-type="lead">{localise(offer.text, locale)}</p>
          </div>
          <fieldset className={styles.straps}>
            <legend>{t("strap")}</legend>
            {straps.map(({ key, label, parts }, index) => (
              <div key={key} className={styles.strap}>
                <label>
                  <input type="radio" name={pieceFields.strap} value={key} defaultChecked={index === 0} />
                  <span className={styles.swatch}>
                    <WatchPicture
                      parts={parts}
                      version={catalogue.version}
                      stage="nuit"
                      crop="strap"
                      sizes="64px"
                      alt=""
                    />
                  </span>
                  <span>{label}</span>
                </label>
                <div className={styles.picture}>
                  <WatchPicture
                    parts={parts}
                    version={catalogue.version}
                    stage="nuit"
                    sizes="(width < 900px) 130vw, 78vw"
                    alt=""
                    priority={index === 0}
                  />
                </div>
              </div>
            ))}
          </fieldset>
          <fieldset className={styles.boxes}>
            <legend>{t("box")}</legend>
            {boxes.map(({ key, label, price }, index) => (
              <label key={key}>
                <input type="radio" name={pieceFields.box} value={key} defaultChecked={index === 0} />
                <span>{label}</span>
                <span data-type="data">
                  {price === 0 ? (
                    t("included")
                  ) : (
                    <>
                      + <Price price={price} rates={rates} locale={locale} />
                    </>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
          <dl className={styles.facts}>
            {offer.diameter !== null && (
              <div>
                <dt>{t("diameter")}</dt>
                <dd>{offer.diameter} mm</dd>
              </div>
            )}
            <div>
              <dt>{t("price")}</dt>
              <dd>
                <PieceTotal form={formId} price={offer.price} boxes={boxes} rates={rates} locale={locale} />
              </dd>
            </div>
          </dl>
          <p data-type="note">
            {offer.depositPercent < 100 ? t("deposit", { percent: offer.depositPercent }) : t("whole")}
            <br />
            {t("ships", { day: dayWords(offer.shipsAt, locale) })}
            <br />
            {note}
          </p>
          <PlacesLeft offer={offer.key} texts={texts} locale={locale} />
          <Button tone="light" width="full" type="submit">
            {t("next")}
            <Icon name="arrow" />
          </Button>
        </div>
      </form>
      <RestorePiece form={formId} />
    </section>
  );
}
