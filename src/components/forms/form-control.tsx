import type { ReactNode } from "react";
import type { ControlProps } from "@/src/components/primitives/field";
import { Icon } from "@/src/components/primitives/icon";
import { useLive } from "@/src/client/state/live";
import type { FieldView, FormTexts } from "./form-view";
import { ProseArea } from "./prose-area";
import styles from "./form-control.module.css";

/** A checkbox has a field of its own, see AgreeField. */
const inputTypes = {
  agree: "checkbox",
  line: "text",
  email: "email",
  phone: "tel",
  // An address without its https:// is valid too; the server reads it.
  url: "text",
  // A field of type number changes with the wheel, and accepts only the decimal sign of the browser's language.
  number: "text",
  day: "date",
  secret: "password",
} as const;

/** The keyboard of a phone, where the type alone does not select it. */
const inputModes: Readonly<Partial<Record<keyof typeof inputTypes, "url" | "numeric">>> = {
  url: "url",
  number: "numeric",
};

interface Props {
  field: FieldView;
  /** Id, description and error state, from the field around it. */
  common: ControlProps;
  texts: Pick<FormTexts, "choose" | "left">;
  /** Previous input. */
  value?: string;
}

interface SuggestedProps {
  /** Id of the input. */
  field: string;
  options: NonNullable<FieldView["options"]>;
  input: ReactNode;
}

/** Sets a value like user input, so that an error is removed as usual. */
function write(id: string, value: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** An input with buttons for some of its values; before hydration there are no buttons. */
function Suggested({ field, options, input }: SuggestedProps) {
  const isLive = useLive();
  return (
    <span className={styles.suggested}>
      {input}
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          data-waiting={isLive ? undefined : ""}
          aria-controls={field}
          onClick={() => write(field, value)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}

/**
 * The control of a field, with the limits of its schema, except for the maximum length: the browser would silently
 * cut a pasted text, so the form reports the excess instead.
 */
export function FormControl({ field: { name, control, options }, common, texts, value }: Props) {
  const { kind, isRequired: required, autoComplete } = control;
  const shared = { ...common, name, required, autoComplete };
  const { minLength, maxLength } = control;
  if (kind === "prose")
    return <ProseArea {...{ ...shared, value, minLength, maxLength }} left={texts.left} />;
  if (kind !== "choice") {
    const { pattern } = control;
    const inputMode = inputModes[kind];
    const { min, max } = kind === "day" ? control : {};
    const input = (
      <input
        {...shared}
        type={inputTypes[kind]}
        defaultValue={value}
        {...{ inputMode, pattern, min, max, minLength }}
      />
    );
    return options ? <Suggested field={common.id} options={options} input={input} /> : input;
  }
  return (
    <span className={styles.choice}>
      <select {...shared} defaultValue={value ?? ""}>
        <option value="" disabled={required}>
          {texts.choose}
        </option>
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" size="small" />
    </span>
  );
}
