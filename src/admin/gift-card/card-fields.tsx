"use client";
import { useId } from "react";
import styles from "@/src/admin/order/address-form.module.css";

/** A text input, or a select of values and names. */
export interface CardField {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email";
  readonly inputMode?: "decimal";
  readonly options?: readonly (readonly [value: string, name: string])[];
  readonly maxLength?: number;
}

type Typed = Readonly<Record<string, string>>;

interface Props {
  fields: readonly CardField[];
  typed: Typed;
  onType: (typed: Typed) => void;
}

/** Fields of a dialog. No form element: it is inside the admin's form. */
export function CardFields({ fields, typed, onType }: Props) {
  const id = useId();
  const type = (name: string, text: string) => onType({ ...typed, [name]: text });
  return (
    <div className={styles.fields}>
      {fields.map(({ name, label, options, ...input }) => (
        <label key={name} htmlFor={`${id}${name}`}>
          {label}
          {options ? (
            <select
              id={`${id}${name}`}
              value={typed[name]}
              onChange={({ target }) => type(name, target.value)}
            >
              {options.map(([value, option]) => (
                <option key={value} value={value}>
                  {option}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={`${id}${name}`}
              value={typed[name]}
              autoComplete="off"
              {...input}
              onChange={({ target }) => type(name, target.value)}
              // Enter must not submit the admin's own form from here.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          )}
        </label>
      ))}
    </div>
  );
}
