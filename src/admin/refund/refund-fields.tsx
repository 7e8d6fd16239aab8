"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useId } from "react";
import { fill } from "@/src/domain/locale/fill";
import type { Pieces } from "@/src/domain/order/carrier";

/** A line whose pieces can be refunded. */
export interface RefundLine {
  /** index of the line in its order */
  readonly line: number;
  readonly title: string;
  /** amount paid for each number of its pieces, from zero to all refundable ones; hundredths of the charged currency */
  readonly worth: readonly number[];
  /** earlier withdrawals and refunds of the line, in words */
  readonly marks: readonly string[];
}

export interface TypedRefund {
  readonly pieces: readonly Pieces[];
  readonly isRestocked: boolean;
  readonly amount: string;
  readonly reason: string;
}

interface Props {
  typed: TypedRefund;
  lines: readonly RefundLine[];
  left: number;
  currency: string;
  /** whether pieces of the order are counted, and can be restocked */
  isCounted: boolean;
  texts: AdminMessages<"orders.refund">;
  sum: (value: number) => string;
  /** hundredths as they are typed in the reader's language: 548,80 */
  written: (value: number) => string;
  onType: (typed: TypedRefund) => void;
}

/** The amount paid for the selected pieces. */
export const worthOf = (pieces: readonly Pieces[], lines: readonly RefundLine[]): number =>
  pieces.reduce(
    (all, { line, quantity }) => all + (lines.find((one) => one.line === line)?.worth[quantity] ?? 0),
    0,
  );

/**
 * The refund and its reason: pieces of each line, which propose their sum up to the refundable amount, or a free
 * amount.
 */
export function RefundFields({
  typed,
  lines,
  left,
  currency,
  isCounted,
  texts,
  sum,
  written,
  onType,
}: Props) {
  const id = useId();
  const choose = (line: number, quantity: number) => {
    const others = typed.pieces.filter((piece) => piece.line !== line);
    const pieces = quantity === 0 ? others : [...others, { line, quantity }];
    const worth = Math.min(worthOf(pieces, lines), left);
    onType({ ...typed, pieces, amount: worth === 0 ? "" : written(worth) });
  };
  const chosen = (line: number) => typed.pieces.find((piece) => piece.line === line)?.quantity ?? 0;
  // Enter must not submit the admin's own form from here.
  const stay = (event: React.KeyboardEvent) => event.key === "Enter" && event.preventDefault();
  return (
    <>
      <fieldset>
        <legend>{texts.lines}</legend>
        {lines.map(({ line, title, worth, marks }) => (
          <label key={line}>
            <select value={chosen(line)} onChange={({ target }) => choose(line, Number(target.value))}>
              {worth.map((_, count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
            <span>
              {title}
              {marks.map((mark) => (
                <small key={mark}> · {mark}</small>
              ))}
            </span>
            <span>{sum(worth[chosen(line) || 1] ?? 0)}</span>
          </label>
        ))}
      </fieldset>
      {isCounted && typed.pieces.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={typed.isRestocked}
            onChange={({ target }) => onType({ ...typed, isRestocked: target.checked })}
          />{" "}
          {texts.restock}
        </label>
      )}
      <label htmlFor={`${id}amount`}>
        {fill(typed.pieces.length > 0 ? texts.amount : texts.off, { currency })}
      </label>
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
