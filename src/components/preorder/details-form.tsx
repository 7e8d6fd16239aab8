"use client";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { saveDetails, parseDetails, readDetails } from "@/src/client/browser/preorder";
import { FormEnvelope } from "@/src/components/forms/form-envelope";
import type { FieldView, FormTexts } from "@/src/components/forms/form-view";
import { disableNativeValidation } from "@/src/components/forms/disable-native-validation";
import type { FormTarget } from "@/src/components/forms/send-form";
import { FormControl } from "@/src/components/forms/form-control";
import { isPostalCode, postalExample } from "@/src/domain/order/postal-code";
import type { Locale } from "@/src/domain/locale/locale";
import { focusFirst, objections, type Written } from "@/src/components/forms/use-form";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./details-form.module.css";
import { localFields } from "./local-fields";

interface Props {
  /** Endpoint for browsers without scripts. */
  target: FormTarget;
  locale: Locale;
  /** Previous input, with its errors. */
  written?: Written | null;
  fields: readonly FieldView[];
  texts: FormTexts;
  /** What parts of addresses are called in some countries. */
  names: Readonly<Record<string, string>>;
  newsletter: string;
  /** Label of the button. */
  next: string;
  /** The input is complete and stored. */
  onDone: () => void;
  children?: ReactNode;
}

const envelope: ReadonlySet<string> = new Set(["form", "lang", "query"]);

/** Values of the fields; hidden fields belong to the page. */
const textOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && !envelope.has(name) ? [[name, value]] : [],
    ),
  );

function write(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === "on";
  else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
}

/** Restores earlier input of this tab. */
function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(parseDetails(readDetails()))) write(form, name, value);
}

/**
 * Owner and address of the piece. With a script nothing is sent: the input is stored in the tab until it is
 * confirmed.
 */
export function DetailsForm({
  target,
  locale,
  written = null,
  fields: all,
  texts,
  names,
  newsletter,
  next,
  onDone,
  children,
}: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(written?.errors ?? {});
  // The address is asked for as its country writes it.
  const [country, setCountry] = useState(String(written?.values.country ?? ""));
  const fields = localFields(all, country, names);
  useEffect(() => {
    if (!form.current) return;
    // Input before hydration takes precedence over the tab's stored input.
    const early = Object.entries(textOf(form.current)).filter(([, value]) => value !== "");
    restore(form.current);
    for (const [name, value] of early) write(form.current, name, value);
    setCountry(textOf(form.current).country ?? "");
    saveDetails(textOf(form.current));
  }, []);
  const note = (element: HTMLFormElement) => {
    const typed = textOf(element);
    setCountry(typed.country ?? "");
    saveDetails(typed);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const { country: to = "", postalCode = "" } = textOf(currentTarget);
    const found = {
      ...(to === "" || isPostalCode(postalCode, to) ? {} : { postalCode: "postal" }),
      ...objections(currentTarget, fields),
    };
    setCountry(to);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(currentTarget, fields, found);
      return;
    }
    saveDetails(textOf(currentTarget));
    onDone();
  };

  return (
    <form
      ref={(element) => {
        form.current = element;
        disableNativeValidation(element);
      }}
      className={styles.form}
      method="post"
      action={target.path}
      onInput={({ currentTarget }) => note(currentTarget)}
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
              error={
                code &&
                (field.errors[code] ?? texts.errors.failed)?.replace(
                  "{example}",
                  postalExample(country) ?? "",
                )
              }
            >
              {(common) => (
                <FormControl
                  field={field}
                  common={common}
                  texts={texts}
                  value={String(written?.values[name] ?? "")}
                />
              )}
            </Field>
          </div>
        );
      })}
      <p className={styles.tick}>
        <input
          id={`${id}-newsletter`}
          name="newsletter"
          type="checkbox"
          defaultChecked={written?.values.newsletter === "on"}
        />
        <label htmlFor={`${id}-newsletter`}>{newsletter}</label>
      </p>
      <FormEnvelope target={target} locale={locale} />
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
