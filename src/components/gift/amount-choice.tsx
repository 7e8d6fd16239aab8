"use client";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { EuroBeside } from "@/src/components/price/euro-beside";
import { LivePrice } from "@/src/components/price/live-price";
import type { GiftChoice } from "./gift-choice";
import styles from "./choices.module.css";

interface Props {
  legend: string;
  choices: readonly GiftChoice[];
  /** sku */
  chosen: string;
  onChoose: (sku: string) => void;
  rates: Rates;
  locale: Locale;
}

/** A few amounts, side by side. */
export function AmountChoice({ legend, choices, chosen, onChoose, rates, locale }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.amounts}>
        {choices.map(({ sku, price }) => (
          <label key={sku}>
            <input
              type="radio"
              name="sku"
              value={sku}
              checked={sku === chosen}
              onChange={() => onChoose(sku)}
            />
            <span>
              <LivePrice price={price} rates={rates} locale={locale} />{" "}
              <EuroBeside euro={price} locale={locale} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
