"use client";
import { SelectInput, useField } from "@payloadcms/ui";
import type { StaticDescription, StaticLabel } from "payload";
import { useShownWhen, type ShownWhen } from "@/src/admin/payload-fixes/use-shown-when";

interface Props {
  path: string;
  options: { value: string; label: string }[];
  readOnly?: boolean | undefined;
  label?: StaticLabel | false | undefined;
  description?: StaticDescription | undefined;
  when?: ShownWhen | undefined;
}

const valuesOf = (chosen: unknown): string[] =>
  (Array.isArray(chosen) ? chosen : []).flatMap((option: { value?: unknown }) =>
    typeof option.value === "string" ? [option.value] : [],
  );

/** Selects several options by their names. */
export function OptionPickerInput({ path, options, readOnly = false, label, description, when }: Props) {
  const isShown = useShownWhen(when);
  const { value, setValue, showError, disabled } = useField<string[]>({ path });
  if (!isShown) return null;
  return (
    <SelectInput
      path={path}
      name={path}
      hasMany
      options={options}
      value={value}
      readOnly={readOnly || disabled}
      showError={showError}
      {...(label && { label })}
      {...(description !== undefined && { description })}
      onChange={(chosen) => setValue(valuesOf(chosen))}
    />
  );
}
