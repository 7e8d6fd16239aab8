"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useId } from "react";
import { fill } from "@/src/domain/locale/fill";
import type { Returning } from "./by-hand-shape";
import styles from "./by-hand.module.css";

interface Props {
  returning: Returning;
  /** how many of each line are returned */
  back: ReadonlyMap<number, number>;
  texts: AdminMessages<"orders.byHand">;
  onChange: (line: number, quantity: number) => void;
}

/** The pieces of the first order that are returned. */
export function ReturningFields({ returning, back, texts, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.part}>
      <legend>{texts.returning}</legend>
      <p className={styles.quiet}>{texts.returningHint}</p>
      {returning.lines.length === 0 && <p>{texts.errors["not-exchangeable"]}</p>}
      {returning.lines.map(({ line, title, quantity }) => (
        <label key={line} className={styles.back} htmlFor={`${id}${line}`}>
          {fill(texts.pieces, { title })}
          <select
            id={`${id}${line}`}
            value={back.get(line) ?? 0}
            onChange={({ target }) => onChange(line, Number(target.value))}
          >
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
