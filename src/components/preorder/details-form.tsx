"use client";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { keepDetails, parseDetails, readDetails } from "../../browser/preorder";
import type { FieldView, FormTexts } from "../forms/form-view";
import { FormControl } from "../forms/form-control";
import { focusFirst, objections } from "../forms/use-form";
import { Button } from "../primitives/button";
import { Field } from "../primitives/field";
import { Icon } from "../primitives/icon";
import styles from "./details-form.module.css";

interface Props {
  fields: readonly FieldView[];
  texts: FormTexts;
  newsletter: string;
  /** On the button. */
  next: string;
  /** What was written is complete and kept. */
  onDone: () => void;
  children?: ReactNode;
}

const textOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** Puts back what was written before, in this tab. */
function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(parseDetails(readDetails()))) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === "on";
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = value;
  }
}

/** Whose the piece is and where it goes. Nothing is sent: every letter is kept in the tab until it is confirmed. */
export function DetailsForm({ fields, texts, newsletter, next, onDone, children }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (form.current) restore(form.current);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const found = objections(currentTarget, fields);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(currentTarget, fields, found);
      return;
    }
    keepDetails(textOf(currentTarget));
    onDone();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onInput={({ currentTarget }) => keepDetails(textOf(currentTarget))}
      onSubmit={submit}
    >
      {fields.map((field) => {
        const { name, control, label, help } = field;
        const code = errors[name];
        return (
          <div key={name} data-field={name}>
            <Field
              id={`${id}-${name}`}
              label={
                <>
                  {label}
                  {!control.isRequired && <span className={styles.optional}> {texts.optional}</span>}
                </>
              }
              help={help}
              error={code && (field.errors[code] ?? texts.faults.failed)}
            >
              {(common) => <FormControl field={field} common={common} choose={texts.choose} />}
            </Field>
          </div>
        );
      })}
      <p className={styles.tick}>
        <input id={`${id}-newsletter`} name="newsletter" type="checkbox" />
        <label htmlFor={`${id}-newsletter`}>{newsletter}</label>
      </p>
      <div className={styles.end}>
        <Button type="submit">
          {next}
          <Icon name="arrow" />
        </Button>
        {children}
      </div>
    </form>
  );
}
