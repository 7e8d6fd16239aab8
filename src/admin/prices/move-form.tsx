"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, useState, type FormEvent } from "react";
import { parseMove } from "@/src/domain/prices/parse-move";
import { roundings, type PriceMove, type Rounding } from "@/src/domain/prices/propose-price";
import { fill } from "@/src/domain/locale/fill";
import styles from "./prices.module.css";

interface Props {
  /** number of selected prices */
  count: number;
  texts: AdminMessages<"catalogue.prices">;
  onMove: (move: PriceMove, rounding: Rounding) => void;
}

/** Changes the selected prices by a share or an amount: it only fills in the fields beneath. */
export function MoveForm({ count, texts: t, onMove }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [by, setBy] = useState<PriceMove["by"]>("percent");
  const [rounding, setRounding] = useState<Rounding>(1);
  const value = parseMove(typed);
  const isWrong = typed !== "" && value === null;
  const names: Readonly<Record<Rounding, string>> = { 1: t.unrounded, 100: t.toEuro, 500: t.toFive };
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
          <option value="amount">€</option>
        </select>
      </label>
      <label>
        {t.rounding}
        <select
          value={rounding}
          onChange={({ target }) => setRounding(roundings.find((step) => String(step) === target.value) ?? 1)}
        >
          {roundings.map((step) => (
            <option key={step} value={step}>
              {names[step]}
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
