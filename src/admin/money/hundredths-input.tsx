"use client";
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { NumberFieldClientProps } from "payload";
import { useState, type ReactNode } from "react";
import { parseAmount } from "@/src/domain/money/parse-amount";
import { useShownWhen, type ShownWhen } from "@/src/admin/fields/use-shown-when";
import styles from "./hundredths-input.module.css";

type Props = NumberFieldClientProps & {
  /** What is counted, behind the number. */
  unit: string;
  /** Shown only then; always where it is left out. */
  when?: ShownWhen;
  /** What belongs to a value that was refused. */
  refused?: (value: number, path: string) => ReactNode;
};

/** As it is typed in that language: "930,00". */
const written = (hundredths: number, language: string) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(hundredths / 100);

/** No amount of the shop's is below nothing: the save refuses it with what an amount looks like. */
const unreadable = -1;

/** A decimal number that is kept in hundredths. What is no number stays as it was typed, and is refused by the save. */
export function HundredthsInput({ field, path: givenPath, readOnly, unit, when, refused }: Props) {
  const { i18n } = useTranslation();
  const isShown = useShownWhen(when);
  const { path, value, setValue, showError, disabled } = useField<number | null>({
    potentiallyStalePath: givenPath,
  });
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const kept = typeof value === "number" ? written(value, i18n.language) : "";
  const type = (text: string) => {
    const next = parseAmount(text) ?? (text.trim() === "" ? null : unreadable);
    setTyped({ text, value: next });
    setValue(next);
  };
  if (!isShown) return null;
  return (
    <div
      className={`field-type number ${showError ? "error" : ""}`}
      style={{ inlineSize: field.admin?.width }}
    >
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <span className={styles.number}>
          <input
            id={`field-${path.replaceAll(".", "__")}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            disabled={readOnly || disabled}
            value={typed !== null && typed.value === value ? typed.text : kept}
            onChange={({ target }) => type(target.value)}
            // What is no number stays to be seen beside what is said of it.
            onBlur={() => value !== unreadable && setTyped(null)}
          />
          <span aria-hidden>{unit}</span>
        </span>
        {showError && typeof value === "number" && refused?.(value, path)}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
