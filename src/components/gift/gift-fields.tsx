"use client";
import { useId } from "react";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { sendDays } from "@/src/domain/gift/gift-details";
import { FormControl } from "@/src/components/forms/form-control";
import type { FieldView, FormTexts } from "@/src/components/forms/form-view";
import type { Written } from "@/src/components/forms/use-form";
import { Field } from "@/src/components/primitives/field";
import styles from "./gift-fields.module.css";
import { TasteChoice } from "./taste-choice";

interface Props {
  fields: readonly FieldView[];
  /** Field → its error. */
  errors: Readonly<Record<string, string>>;
  texts: FormTexts;
  /** Leaves a preference to the workshop. */
  any: string;
  /** Null until the browser has determined it. */
  today: Date | null;
  written: Written | undefined;
}

/** All values of a name. */
const writtenAs = (written: Written | undefined, name: string): readonly string[] => {
  const values = written?.values[name] ?? [];
  return typeof values === "string" ? [values] : values;
};

/** A day can be chosen from today on. */
function withDays(field: FieldView, today: Date | null): FieldView {
  if (field.control.kind !== "day" || today === null) return field;
  const { first, last } = sendDays(parisDay(today));
  return { ...field, control: { ...field.control, min: first, max: last } };
}

/** The details of a gift, apart from the amount. */
export function GiftFields({ fields, errors, texts, any, today, written }: Props) {
  const id = useId();
  const errorOf = ({ name, errors: sentences }: FieldView) => {
    const code = errors[name];
    return code && (sentences[code] ?? texts.errors.failed);
  };
  return (
    <div className={styles.fields}>
      {fields
        .filter(({ name }) => name !== "sku")
        .map((field) => (
          <div
            key={field.name}
            className={styles.cell}
            data-wide={field.control.isWide || field.options ? "" : undefined}
          >
            {field.options ? (
              <TasteChoice
                field={field}
                isSeveral={field.name === "avoided"}
                any={any}
                chosen={writtenAs(written, field.name)}
                error={errorOf(field)}
              />
            ) : (
              <Field
                id={`${id}-${field.name}`}
                label={
                  <>
                    {field.label}
                    {!field.control.isRequired && <span className={styles.optional}> {texts.optional}</span>}
                  </>
                }
                help={field.help}
                error={errorOf(field)}
              >
                {(common) => (
                  <FormControl
                    field={withDays(field, today)}
                    common={common}
                    texts={texts}
                    value={writtenAs(written, field.name)[0]}
                  />
                )}
              </Field>
            )}
          </div>
        ))}
    </div>
  );
}
