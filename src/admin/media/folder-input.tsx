"use client";
import { FieldDescription, FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { StaticDescription, StaticLabel } from "payload";

interface Props {
  path: string;
  folders: readonly string[];
  readOnly: boolean;
  label?: StaticLabel | false | undefined;
  description?: StaticDescription | undefined;
}

/** A folder by its name: an existing or a new one. */
export function FolderInput({ path, folders, readOnly, label, description }: Props) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const id = `field-${path.replaceAll(".", "__")}`;
  return (
    <div className={`field-type text ${showError ? "error" : ""}`}>
      <FieldLabel {...(label && { label })} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          list={`${id}-folders`}
          autoComplete="off"
          maxLength={60}
          disabled={readOnly || disabled}
          value={value ?? ""}
          onChange={({ target }) => setValue(target.value)}
        />
        <datalist id={`${id}-folders`}>
          {folders.map((folder) => (
            <option key={folder}>{folder}</option>
          ))}
        </datalist>
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  );
}
