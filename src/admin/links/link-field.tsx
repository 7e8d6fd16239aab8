"use client";
import { FieldDescription, FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { LinkCombobox } from "./link-combobox";

/** A link: a page searched by its title, or a typed address. The address is stored. */
export function LinkField({ field, path: givenPath, readOnly }: TextFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: givenPath,
  });
  return (
    <div className={`field-type text ${showError ? "error" : ""}`} style={{ inlineSize: field.admin?.width }}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <LinkCombobox
          id={`field-${path.replaceAll(".", "__")}`}
          value={value ?? ""}
          isLocked={readOnly || disabled}
          onChange={setValue}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
