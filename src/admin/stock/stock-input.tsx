"use client";
import { useId } from "react";
import styles from "./stock.module.css";

interface Props {
  label: string;
  hint?: string;
  value: string;
  isNumber?: boolean;
  onType: (typed: string) => void;
}

/** A field of the stock. No form element: it is inside the admin's form, which Enter must not submit from here. */
export function StockInput({ label, hint, value, isNumber = true, onType }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        autoComplete="off"
        maxLength={isNumber ? 7 : 200}
        inputMode={isNumber ? "numeric" : "text"}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {hint !== undefined && (
        <small id={`${id}hint`} className={styles.quiet}>
          {hint}
        </small>
      )}
    </div>
  );
}
