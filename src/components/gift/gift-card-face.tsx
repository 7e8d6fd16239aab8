"use client";
import type { Locale } from "@/src/domain/locale/locale";
import { defaultCurrency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import { Reglet } from "@/src/components/primitives/reglet";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import styles from "./gift-card-face.module.css";

interface Props {
  /** Name of the shop. */
  brand: string;
  amount: Minor;
  /** The lowest and the highest amount a card is sold for. */
  range: { readonly least: Minor; readonly greatest: Minor };
  /** Its name. */
  name: string;
  /** Its receiver. */
  recipient: string;
  /** Its expiry. */
  until: string;
  locale: Locale;
}

/** Hundredths of a euro between two graduations. */
const step = 1000;

/** The card itself: its rule follows the amount, which is in euros in whatever currency the shop is shown. */
export function GiftCardFace({ brand, amount, range, name, recipient, until, locale }: Props) {
  const { least, greatest } = range;
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <span>{brand}</span>
        <span>{name}</span>
      </p>
      <p className={styles.amount}>
        <span data-type="data">
          <LiveFigure>{formatMoney(amount, defaultCurrency, locale)}</LiveFigure>
        </span>
      </p>
      <div className={styles.rule}>
        <Reglet ticks={Math.max(1, (greatest - least) / step)} value={(amount - least) / step} />
      </div>
      <p className={styles.foot}>
        <span>{recipient}</span>
        <span>{until}</span>
      </p>
    </div>
  );
}
