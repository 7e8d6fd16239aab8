"use client";
import { FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { useId } from "react";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { accentContrast } from "@/src/domain/look/accent-contrast";
import { accentPattern, deliveredAccent } from "@/src/domain/look/look";
import { fill } from "@/src/domain/locale/fill";
import styles from "./accent-field.module.css";

/** A color with the shades it is used in, and whether it can be read. */
export function AccentField({ path, field, readOnly = false }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const texts = useAdminMessages("accent");
  const wordsId = useId();
  const isFixed = readOnly || disabled;
  const text = value ?? "";
  const color = accentPattern.test(text.trim().toLowerCase()) ? text.trim().toLowerCase() : null;
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? ""} path={path} required={field.required ?? false} />
      <div className={styles.inputs}>
        <FieldError path={path} showError={showError} />
        <input
          type="color"
          aria-label={texts.choose}
          value={color ?? deliveredAccent}
          disabled={isFixed}
          onChange={({ target }) => setValue(target.value)}
        />
        <input
          id={`field-${path}`}
          className={styles.text}
          value={text}
          disabled={isFixed}
          maxLength={7}
          spellCheck={false}
          aria-describedby={wordsId}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <div id={wordsId} aria-live="polite">
        {color ? <Shades color={color} texts={texts} /> : <p>{texts.invalid}</p>}
      </div>
    </div>
  );
}

function Shades({ color, texts }: { color: string; texts: ReturnType<typeof useAdminMessages<"accent">> }) {
  const { shades, isUsedAsIs, onWhite, least } = accentContrast(color);
  const ratio = (value: number) => (Math.floor(value * 10) / 10).toLocaleString();
  const samples = [
    { name: texts.light, ground: shades.onLight, ink: "#ffffff" },
    { name: texts.notice, ground: shades.lightGround, ink: shades.onLight },
    { name: texts.onDark, ground: "#0d1216", ink: shades.onDark },
  ];
  return (
    <>
      <ul className={styles.samples}>
        {samples.map(({ name, ground, ink }) => (
          <li key={name} style={{ background: ground, color: ink }}>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.words}>
        {isUsedAsIs
          ? texts.asIs
          : fill(texts.adjusted, {
              ratio: ratio(onWhite),
              shade: shades.onLight,
              reached: ratio(least.light),
            })}{" "}
        {fill(texts.dark, { shade: shades.onDark, reached: ratio(least.dark) })}
      </p>
    </>
  );
}
