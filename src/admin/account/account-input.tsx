"use client";
import { useId } from "react";
import styles from "./account.module.css";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly type?: "email" | "password" | "text";
  readonly autoComplete: string;
  readonly hint?: string | undefined;
  /** Inside the admin's own form: Enter calls this instead of saving the document. */
  readonly onEnter?: () => void;
}

/** A text input with its label. */
export function AccountInput({
  name,
  label,
  value,
  onType,
  type = "text",
  autoComplete,
  hint,
  onEnter,
}: Props) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={`field-${name}`}>{label}</label>
      <input
        id={`field-${name}`}
        {...{ name, type, value, autoComplete }}
        required={onEnter === undefined}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (onEnter === undefined || event.key !== "Enter") return;
          event.preventDefault();
          onEnter();
        }}
      />
      {hint !== undefined && (
        <p id={id} className={styles.quiet}>
          {hint}
        </p>
      )}
    </div>
  );
}
