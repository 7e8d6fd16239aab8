import type { Form } from "@/src/domain/contracts/forms/form";
import type { Control } from "@/src/domain/contracts/forms/form-field";
import type { Texts } from "@/src/i18n/browser-texts";

/** A field as it is rendered: its control and its texts. */
export interface FieldView {
  readonly name: string;
  readonly control: Omit<Control, "errors" | "options">;
  readonly label: string;
  readonly help?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Error → the message that names the fix. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Texts of a form beside its fields. */
export interface FormTexts {
  readonly submit: string;
  readonly sending: string;
  readonly sentTitle: string;
  readonly requestText: string;
  readonly optional: string;
  readonly choose: string;
  /** How many characters are left, {count}. */
  readonly left: string;
  /** Why nothing was sent, by the error's code; `failed` for every other one. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Any key may be requested: which ones a form has follows from its definition. */
type AnyTexts = Texts<string>;

/**
 * The first of these texts that exists.
 * @throws Error when none does: a form must not show its own keys
 */
function firstText(t: AnyTexts, keys: readonly string[]): string {
  const found = keys.map((key) => t.optional(key)).find((text) => text !== undefined);
  if (found === undefined) throw new Error(`messages/*/forms.json lacks ${keys.join(" and ")}.`);
  return found;
}

const fillLimits = (text: string, { min, max, minLength, maxLength }: Control) =>
  text.replace("{min}", String(min ?? minLength ?? 0)).replace("{max}", String(max ?? maxLength ?? 0));

function fieldView(form: string, name: string, control: Control, t: AnyTexts): FieldView {
  const own = `${form}.fields.${name}`;
  const { errors, options, ...shown } = control;
  const help = t.optional(`${own}.help`);
  return {
    name,
    control: shown,
    label: firstText(t, [`${own}.label`, `labels.${name}`]),
    ...(help !== undefined && { help }),
    ...(options && {
      options: options.map((value) => ({ value, label: firstText(t, [`${own}.options.${value}`]) })),
    }),
    errors: Object.fromEntries(
      errors.map((error) => [
        error,
        fillLimits(
          firstText(t, [
            `${own}.errors.${error}`,
            `errors.${name}.${error}`,
            `errors.${control.kind}.${error}`,
            `errors.any.${error}`,
          ]),
          control,
        ),
      ]),
    ),
  };
}

/** The fields of a form in the language of the texts. */
export const fieldViews = ({ name: form, fields }: Form, t: AnyTexts): readonly FieldView[] =>
  Object.entries(fields).map(([name, { control }]) => fieldView(form, name, control, t));

/** All other texts of a form. */
export function formTexts({ name }: Form, t: AnyTexts): FormTexts {
  const own = (key: string) => firstText(t, [`${name}.${key}`, `all.${key}`]);
  const only = (
    ["not-found", "bad-link", "shop-closed", "terms-changed", "payment-unavailable"] as const
  ).flatMap((error) => {
    const text = t.optional(`${name}.errors.${error}`);
    return text === undefined ? [] : [[error, text] as const];
  });
  return {
    submit: own("submit"),
    sending: own("sending"),
    sentTitle: own("sent.title"),
    requestText: own("sent.text"),
    optional: own("optional"),
    choose: own("choose"),
    left: own("left"),
    errors: {
      failed: own("errors.failed"),
      "too-many": own("errors.too-many"),
      "stale-form": own("errors.stale-form"),
      ...Object.fromEntries(only),
    },
  };
}
