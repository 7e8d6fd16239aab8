"use client";
import { Button, FieldDescription, FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { useId, useState, type ChangeEvent } from "react";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { isOutline } from "@/src/domain/brand/outline";
import type { Outline } from "@/src/domain/watch/dial-printing";
import styles from "./brand.module.css";
import type { SvgRefusal } from "./svg/svg-refusal";

/** Room round a shape, of its height. */
const margin = 0.15;

function Printed({
  outline: { path, width },
  label,
  isDark,
}: {
  outline: Outline;
  label: string;
  isDark?: boolean;
}) {
  const [w, h] = [width + 2 * margin, 1 + 2 * margin];
  return (
    <figure className={isDark ? styles.onDark : styles.onPaper}>
      <svg viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** Reads a chosen SVG in the browser, shows it as it will be printed, and keeps its outline only. */
export function OutlineField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<unknown>({ path });
  const texts = useAdminMessages("outline");
  const [refusal, setRefusal] = useState<SvgRefusal | null>(null);
  const id = useId();
  const isFixed = Boolean(readOnly) || disabled;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const { readOutline } = await import("./svg/read-outline");
    const read = readOutline(await file.text());
    // The same file may be chosen again after it was mended.
    target.value = "";
    setRefusal(read.ok ? null : read.error);
    if (read.ok) setValue(read.value);
  };
  const remove = () => {
    setRefusal(null);
    setValue(null);
  };
  return (
    <div className={`field-type ${showError ? "error" : ""}`}>
      <FieldLabel htmlFor={id} {...(field.label && { label: field.label })} path={path} />
      <FieldError path={path} showError={showError} />
      {isOutline(value) ? (
        <div className={styles.printed}>
          <Printed outline={value} label={texts.onPaper} />
          <Printed outline={value} label={texts.onDark} isDark />
        </div>
      ) : (
        <p>{texts.none}</p>
      )}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {texts.refused[refusal]}
        </p>
      )}
      {!isFixed && (
        <div className={styles.outlineActions}>
          <label className={styles.choose}>
            {texts.choose}
            <input id={id} type="file" accept=".svg,image/svg+xml" onChange={choose} />
          </label>
          {isOutline(value) && (
            <Button buttonStyle="secondary" size="small" margin={false} onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <FieldDescription
        {...(field.admin?.description && { description: field.admin.description })}
        path={path}
      />
    </div>
  );
}
