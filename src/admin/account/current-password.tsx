"use client";
import { FieldDescription, FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import styles from "./account.module.css";

/** One's own password, required where address or password change; never shown, never stored. */
export function CurrentPassword({ path, field }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string>({ path });
  return (
    <div className={`field-type password ${styles.line}`}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <input
        id={`field-${path}`}
        type="password"
        autoComplete="current-password"
        value={value ?? ""}
        onChange={({ target }) => setValue(target.value)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
