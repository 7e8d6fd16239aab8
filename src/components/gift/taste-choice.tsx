"use client";
import type { FieldView } from "@/src/components/forms/form-view";
import styles from "./choices.module.css";

interface Props {
  field: FieldView;
  /** Whether several may be ticked; otherwise one. */
  isSeveral: boolean;
  /** Leaves it to the workshop. */
  any: string;
  /** Answers given before. */
  chosen: readonly string[];
  /** A message that names the fix. */
  error: string | undefined;
}

/** A preference: one answer, or none; or several colors. */
export function TasteChoice({ field: { name, label, options = [] }, isSeveral, any, chosen, error }: Props) {
  const answers = isSeveral ? options : [{ value: "", label: any }, ...options];
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      <div className={styles.tastes}>
        {answers.map((answer) => (
          <label key={answer.value} data-color={isSeveral ? answer.value : undefined}>
            <input
              type={isSeveral ? "checkbox" : "radio"}
              name={name}
              value={answer.value}
              defaultChecked={chosen.length === 0 ? answer.value === "" : chosen.includes(answer.value)}
            />
            <span>{answer.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
