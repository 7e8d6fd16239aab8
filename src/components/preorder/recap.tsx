"use client";
import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { piecePrice } from "@/src/domain/preorder/offered-pieces";
import { LivePrice } from "@/src/components/price/live-price";
import type { Piece } from "./piece-query";
import { PlacesWords } from "./places-left";
import { dayWords, type PreorderTexts } from "./preorder-words";
import styles from "./recap.module.css";

interface Props {
  offer: PreorderResponse;
  piece: Piece;
  rates: Rates;
  locale: Locale;
  t: PreorderTexts;
}

/** The piece that is being reserved, beside the steps. */
export function Recap({ offer, piece: { strap, box }, rates, locale, t }: Props) {
  return (
    <section className={styles.recap} aria-label={t("recap.title")}>
      <div className={styles.stage}>
        <img src={strap.image} width={640} height={640} alt="" />
      </div>
      <div className={styles.words}>
        <h2 data-type="t3">{offer.name}</h2>
        <p data-type="ui">
          <span>{strap.label}</span>
          <br />
          <span>{box.label}</span>
          <br />
          {t("choose.ships", { day: dayWords(offer.shipsAt, locale) })}
        </p>
        <p className={styles.price}>
          <LivePrice price={piecePrice(offer, box)} rates={rates} locale={locale} />
        </p>
        <PlacesWords offer={offer} t={t} locale={locale} />
      </div>
    </section>
  );
}
