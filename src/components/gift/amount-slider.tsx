"use client";
import { useId, useState } from "react";
import { convert } from "@/src/domain/money/convert";
import type { Rates } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { parseAmount } from "@/src/domain/money/parse-amount";
import type { Locale } from "@/src/domain/locale/locale";
import { useCurrency } from "@/src/state/currency";
import { LivePrice } from "@/src/components/price/live-price";
import { Reglet } from "@/src/components/primitives/reglet";
import type { GiftChoice } from "./gift-choice";
import styles from "./amount-slider.module.css";

interface Props {
  legend: string;
  /** Name of the field for whoever would rather write. */
  inEuros: string;
  /** Least first. */
  choices: readonly GiftChoice[];
  /** sku */
  chosen: string;
  onChoose: (sku: string) => void;
  rates: Rates;
  locale: Locale;
}

/** Hundredths of a euro in one. */
const euro = 100;

/** Many amounts: a rule to slide along, by hand or by key, and a field to write one into. */
export function AmountSlider({ legend, inEuros, choices, chosen, onChoose, rates, locale }: Props) {
  const id = useId();
  const currency = useCurrency();
  const [written, write] = useState<string | null>(null);
  const place = Math.max(
    0,
    choices.findIndex(({ sku }) => sku === chosen),
  );
  const current = choices[place];
  const [least, greatest] = [choices[0], choices.at(-1)];
  if (!current || !least || !greatest) return null;
  /** The amount nearest to what was written; what is no number changes nothing. */
  const settle = () => {
    const wanted = parseAmount(written ?? "");
    write(null);
    if (wanted === null) return;
    const nearest = choices.reduce((best, choice) =>
      Math.abs(choice.price - wanted) < Math.abs(best.price - wanted) ? choice : best,
    );
    onChoose(nearest.sku);
  };
  return (
    <fieldset className={styles.slider}>
      <legend>{legend}</legend>
      <output className={styles.amount} htmlFor={`${id}-rule ${id}-field`}>
        <LivePrice euro={current.price} rates={rates} locale={locale} />
      </output>
      <div className={styles.rule}>
        <Reglet ticks={choices.length - 1} every={10} value={place} />
        <input
          id={`${id}-rule`}
          type="range"
          aria-label={legend}
          aria-valuetext={formatMoney(convert(current.price, currency, rates), currency, locale)}
          min={0}
          max={choices.length - 1}
          value={place}
          onChange={({ currentTarget }) => onChoose(choices[currentTarget.valueAsNumber]?.sku ?? current.sku)}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <LivePrice euro={least.price} rates={rates} locale={locale} />
        <LivePrice euro={greatest.price} rates={rates} locale={locale} />
      </p>
      <label className={styles.field} htmlFor={`${id}-field`}>
        {inEuros}
        <input
          id={`${id}-field`}
          // What is written here says which one is bought, with or without the rule.
          name="sku"
          type="text"
          pattern="[0-9]*"
          inputMode="numeric"
          autoComplete="off"
          value={written ?? String(current.price / euro)}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            settle();
          }}
        />
      </label>
    </fieldset>
  );
}
