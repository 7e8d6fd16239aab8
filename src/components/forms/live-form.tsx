"use client";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { trapField } from "@/src/domain/contracts/forms/form-exchange";
import type { Locale } from "@/src/domain/locale/locale";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import { Icon } from "@/src/components/primitives/icon";
import { Notice } from "@/src/components/primitives/notice";
import { AgreeField } from "./agree-field";
import { fillFromAddress } from "./fill-from-address";
import { FormControl } from "./form-control";
import { FormEnvelope } from "./form-envelope";
import type { FieldView, FormTexts } from "./form-view";
import { disableNativeValidation } from "./disable-native-validation";
import styles from "./live-form.module.css";
import type { FormTarget } from "./send-form";
import { useForm, type Written } from "./use-form";

interface Props {
  form: FormTarget;
  locale: Locale;
  fields: readonly FieldView[];
  texts: FormTexts;
  /** Previous input, with its errors. */
  written?: Written;
  /** Text above the button: how the answers are used. */
  children: ReactNode;
}

/** One text, whatever was sent under a name. */
const valueOf = (written: Written | undefined, name: string) => String(written?.values[name] ?? "");

/** Every form of the shop: an HTML form, answered by a page. The server renders it, this component enhances it. */
export function LiveForm({ form: target, locale, fields, texts, written, children }: Props) {
  const id = useId();
  const form = useForm(target, fields, locale, { written });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) fillFromAddress(element.current, fields);
  }, [fields]);
  const isSending = form.step === "sending";
  if (form.step === "sent") {
    return (
      <div className={styles.sent} role="status" tabIndex={-1} ref={(panel) => panel?.focus()}>
        <Icon name="check" />
        <p data-type="t3">{texts.sentTitle}</p>
        <p>{texts.requestText}</p>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={target.path}
      ref={(form) => {
        element.current = form;
        disableNativeValidation(form);
      }}
      onInput={form.recheck}
      onSubmit={form.submit}
    >
      {fields.map((field) => {
        const { name, control, label, help, errors } = field;
        const code = form.errors[name];
        const error = code && (errors[code] ?? texts.errors.failed);
        const fieldId = `${id}-${name}`;
        return (
          <div key={name} className={styles.cell} data-wide={control.isWide ? "" : undefined}>
            {control.kind === "agree" ? (
              <AgreeField
                id={fieldId}
                name={name}
                label={label}
                error={error}
                isTicked={valueOf(written, name) !== ""}
              />
            ) : (
              <Field
                id={fieldId}
                label={
                  <>
                    {label}
                    {!control.isRequired && <span className={styles.optional}> {texts.optional}</span>}
                  </>
                }
                help={help}
                error={error}
              >
                {(common) => (
                  <FormControl field={field} common={common} texts={texts} value={valueOf(written, name)} />
                )}
              </Field>
            )}
          </div>
        );
      })}
      <FormEnvelope target={target} locale={locale} />
      <div data-sr="" aria-hidden="true">
        <input name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.end}>
        {children}
        <div role="alert">
          {form.error !== null && (
            <Notice tone="error">{texts.errors[form.error] ?? texts.errors.failed}</Notice>
          )}
        </div>
        <Button type="submit" busy={isSending}>
          <span>{isSending ? texts.sending : texts.submit}</span>
          {!isSending && <Icon name="arrow" />}
        </Button>
      </div>
    </form>
  );
}
