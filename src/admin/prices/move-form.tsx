"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button, useTranslation } from "@payloadcms/ui";
import { useId, useState, type FormEvent } from "react";
import { parseMove } from "@/src/domain/prices/parse-move";
import { roundingsIn, type PriceMove, type Rounding } from "@/src/domain/prices/propose-price";
import { adminLocale } from "@/src/admin/admin-locale";
import { defaultCurrency, type Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { fill } from "@/src/domain/locale/fill";
import styles from "./prices.module.css";

interface Props {
  /** number of selected prices */
  count: number;
  currency: Currency;
  texts: AdminMessages<"catalogue.prices">;
  onMove: (move: PriceMove, rounding: Rounding) => void;
}

/** Changes the selected prices by a share or an amount: it only fills in the fields beneath. */
export function MoveForm({ count, currency, texts: t, onMove }: Props) {
  const id = useId();
  const { i18n } = useTranslation();
  const steps = roundingsIn(currency);
  const [typed, setTyped] = useState("");
  const [by, setBy] = useState<PriceMove["by"]>("percent");
  const [rounding, setRounding] = useState<Rounding>(steps[0]);
  const value = parseMove(typed);
  const isWrong = typed !== "" && value === null;
  const money = (step: number) => formatMoney(minor(step), currency, adminLocale(i18n.language), 0);
  const nameOf = (step: Rounding) =>
    step === steps[0] ? t.unrounded : fill(t.roundTo, { amount: money(step) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== null) onMove({ by, value }, rounding);
  };
  return (
    <form className={styles.move} onSubmit={submit} aria-label={t.moveTitle}>
      <label>
        {t.moveBy}
        <input
          type="text"
          inputMode="text"
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <label>
        {t.unit}
        <select value={by} onChange={({ target }) => setBy(target.value === "amount" ? "amount" : "percent")}>
          <option value="percent">%</option>
          <option value="amount">{currency === defaultCurrency ? "€" : currency}</option>
        </select>
      </label>
      <label>
        {t.rounding}
        <select
          value={rounding}
          onChange={({ target }) =>
            setRounding(steps.find((step) => String(step) === target.value) ?? steps[0])
          }
        >
          {steps.map((step) => (
            <option key={step} value={step}>
              {nameOf(step)}
            </option>
          ))}
        </select>
      </label>
      <Button
        type="submit"
        size="medium"
        margin={false}
        buttonStyle="secondary"
        disabled={count === 0 || value === null}
      >
        {fill(t.move, { count })}
      </Button>
      <p id={`${id}-hint`} className={isWrong ? styles.wrong : styles.quiet}>
        {isWrong ? t.noMove : t.moveHint}
      </p>
    </form>
  );
}
