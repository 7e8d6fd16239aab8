"use client";
import { useId, useState } from "react";
import type { RefundTexts } from "./refund-texts";

export interface RefundLine {
  readonly title: string;
  /** hundredths of the charged currency */
  readonly total: number;
}

export interface TypedRefund {
  readonly amount: string;
  readonly reason: string;
}

interface Props {
  typed: TypedRefund;
  lines: readonly RefundLine[];
  left: number;
  currency: string;
  texts: RefundTexts;
  sum: (value: number) => string;
  /** hundredths as they are typed in the reader's language: 548,80 */
  written: (value: number) => string;
  onType: (typed: TypedRefund) => void;
}

/** What is given back, and why. Choosing articles proposes their sum, as far as it is left. */
export function RefundFields({ typed, lines, left, currency, texts, sum, written, onType }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (place: number) => {
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    setChosen(next);
    const total = lines.reduce((all, line, at) => (next.has(at) ? all + line.total : all), 0);
    onType({ ...typed, amount: total === 0 ? "" : written(Math.min(total, left)) });
  };
  // The admin's own form is not what Enter sends from here.
  const stay = (event: React.KeyboardEvent) => event.key === "Enter" && event.preventDefault();
  return (
    <>
      <fieldset>
        <legend>{texts.lines}</legend>
        {lines.map(({ title, total }, place) => (
          <label key={`${place} ${title}`}>
            <input type="checkbox" checked={chosen.has(place)} onChange={() => choose(place)} />
            <span>{title}</span>
            <span>{sum(total)}</span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}amount`}>{texts.amount.replace("{currency}", currency)}</label>
      <input
        id={`${id}amount`}
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        onChange={({ target }) => onType({ ...typed, amount: target.value })}
        onKeyDown={stay}
      />
      <label htmlFor={`${id}reason`}>{texts.reason}</label>
      <input
        id={`${id}reason`}
        maxLength={200}
        value={typed.reason}
        onChange={({ target }) => onType({ ...typed, reason: target.value })}
        onKeyDown={stay}
      />
    </>
  );
}
