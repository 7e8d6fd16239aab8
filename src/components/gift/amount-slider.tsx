"use client";
import { useEffect, useId, useRef, useState } from "react";
import type { Rates } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { parseAmount } from "@/src/domain/money/parse-amount";
import type { Locale } from "@/src/domain/locale/locale";
import { useCurrency } from "@/src/client/state/currency";
import { EuroBeside } from "@/src/components/price/euro-beside";
import { LivePrice } from "@/src/components/price/live-price";
import { priceTextWithEuros } from "@/src/components/price/price-texts";
import { Reglet } from "@/src/components/primitives/reglet";
import type { GiftChoice } from "./gift-choice";
import styles from "./amount-slider.module.css";

interface Props {
  legend: string;
  /** Name of the field for typing an amount. */
  inEuros: string;
  /** Precedes the nearest amounts, where another one was typed. */
  notOffered: string;
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

/** The nearest sold amounts to one that is not sold: below it and above it, where there are any. */
function neighbours(choices: readonly GiftChoice[], wanted: number | null): readonly GiftChoice[] {
  if (wanted === null) return [];
  const below = choices.findLast(({ price }) => price < wanted);
  const above = choices.find(({ price }) => price > wanted);
  return [below, above].filter((choice) => choice !== undefined);
}

/**
 * Many amounts: a slider, by pointer or key, and a field to type one. An amount that is not sold is never replaced
 * automatically: the form is not sent until one of those beside it is chosen.
 */
export function AmountSlider({
  legend,
  inEuros,
  notOffered,
  choices,
  chosen,
  onChoose,
  rates,
  locale,
}: Props) {
  const id = useId();
  const currency = useCurrency();
  const field = useRef<HTMLInputElement>(null);
  const [written, write] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const wanted = parseAmount(written ?? "");
  const isSold = written === null || choices.some(({ price }) => price === wanted);
  // The form reads its errors by the browser's validation.
  useEffect(() => field.current?.setCustomValidity(isSold ? "" : notOffered), [isSold, notOffered]);
  const place = Math.max(
    0,
    choices.findIndex(({ sku }) => sku === chosen),
  );
  const current = choices[place];
  const [least, greatest] = [choices[0], choices.at(-1)];
  if (!current || !least || !greatest) return null;
  const choose = (sku: string) => {
    write(null);
    setRefused(false);
    onChoose(sku);
    // The form validates the field again, and removes its error.
    field.current?.setCustomValidity("");
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  /** Applies the typed amount; an empty field changes nothing. */
  const settle = () => {
    if (written === null) return;
    const sold =
      choices.find(({ price }) => price === wanted) ?? (written.trim() === "" ? current : undefined);
    if (sold) choose(sold.sku);
    else setRefused(true);
  };
  const nearest = isRefused && !isSold ? neighbours(choices, wanted) : null;
  return (
    <fieldset className={styles.slider}>
      <legend>{legend}</legend>
      <output className={styles.amount} htmlFor={`${id}-rule ${id}-field`}>
        <LivePrice price={current.price} rates={rates} locale={locale} />{" "}
        <EuroBeside euro={current.price} locale={locale} />
      </output>
      <div className={styles.rule}>
        <Reglet ticks={choices.length - 1} every={10} value={place} />
        <input
          id={`${id}-rule`}
          type="range"
          aria-label={legend}
          aria-valuetext={priceTextWithEuros(current.price, currency, rates, locale)}
          min={0}
          max={choices.length - 1}
          value={place}
          onChange={({ currentTarget }) => choose(choices[currentTarget.valueAsNumber]?.sku ?? current.sku)}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <LivePrice price={least.price} rates={rates} locale={locale} />
        <LivePrice price={greatest.price} rates={rates} locale={locale} />
      </p>
      <label className={styles.field} htmlFor={`${id}-field`}>
        {inEuros}
        <input
          ref={field}
          id={`${id}-field`}
          aria-invalid={nearest ? true : undefined}
          aria-describedby={nearest ? `${id}-nearest` : undefined}
          // The amount typed here is the one that is bought, with or without the slider.
          name="sku"
          type="text"
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
      <div id={`${id}-nearest`} className={styles.nearest} role="alert">
        {nearest && (
          <>
            {notOffered}{" "}
            {nearest.map(({ sku, price }) => (
              <button key={sku} type="button" data-type="link" onClick={() => choose(sku)}>
                {formatMoney(price, "EUR", locale)}
              </button>
            ))}
          </>
        )}
      </div>
    </fieldset>
  );
}
