"use client";
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { NumberFieldClientProps } from "payload";
import { useState, type ReactNode } from "react";
import { parseAmount } from "@/src/domain/money/parse-amount";
import { useShownWhen, type ShownWhen } from "@/src/admin/payload-fixes/use-shown-when";
import styles from "./hundredths-input.module.css";

type Props = NumberFieldClientProps & {
  /** The unit, after the number. */
  unit: string;
  /** Condition to show it; without one it is always shown. */
  when?: ShownWhen;
  /** Details of a refused value. */
  refused?: (value: number, path: string) => ReactNode;
};

/** As it is typed in that language: "930,00". */
const written = (hundredths: number, language: string) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(hundredths / 100);

/** The shop has no negative amounts: the save refuses them with an example. */
const unreadable = -1;

/** A decimal number stored in hundredths. An invalid number is kept as typed, and refused by the save. */
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
            // An invalid number stays visible beside its error.
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
