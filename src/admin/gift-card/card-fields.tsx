"use client";
import { useId } from "react";
import styles from "@/src/admin/order/address-form.module.css";

/** Something to be written, or chosen from a list of value and name. */
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

/** Fields of a dialog. Not a form of its own: it stands inside the admin's. */
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
              // The admin's own form is not what Enter sends from here.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          )}
        </label>
      ))}
    </div>
  );
}
