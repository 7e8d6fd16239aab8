import { useRef, useState, type FormEvent } from "react";
import { leavePage } from "@/src/client/browser/leave-page";
import type { FormOutcome } from "@/src/domain/forms/form-outcome";
import { isWithin, parseWhole } from "@/src/domain/forms/parse-whole";
import type { Locale } from "@/src/domain/locale/locale";
import type { FormAnswer } from "@/src/domain/contracts/forms/form-exchange";
import type { FieldView } from "./form-view";
import { openForm, sendForm, type FormTarget, type Opened } from "./send-form";

type Errors = Readonly<Record<string, string>>;

interface State {
  readonly step: "idle" | "sending" | "sent";
  /** Field → its error. */
  readonly errors: Errors;
  /** Why nothing was sent: the error's code. */
  readonly error: string | null;
}

/** Values of an earlier attempt. */
export type Written = Pick<FormOutcome, "values" | "errors" | "error">;

const idle: State = { step: "idle", errors: {}, error: null };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Whether a text is longer than its field allows; nothing is cut, so the browser's own limit is not used. */
const isTooLong = ({ value }: Control, { control: { maxLength } }: FieldView) =>
  maxLength !== undefined && value.trim().length > maxLength;

/** The browser's own validation in the words of the schema; null when it passes. */
function objection(element: Control, field: FieldView): string | null {
  const { validity } = element;
  const { control } = field;
  if (isTooLong(element, field)) return "long";
  if (validity.valid) return null;
  // A field with its own list of choices reports errors itself.
  if (validity.customError) return "choice";
  if (validity.valueMissing) return control.kind === "agree" ? "agree" : "required";
  return validity.tooShort ? "short" : control.kind;
}

/** The error of a field's value; a number's bounds are not known to the browser. */
function errorIn(written: Control, field: FieldView): string | null {
  const error = objection(written, field);
  if (error !== null || field.control.kind !== "number") return error;
  return isWithin(parseWhole(written.value), field.control) ? null : "number";
}

/** Errors that can be found in the browser, by field. */
export function objections(form: HTMLFormElement, fields: readonly FieldView[]): Errors {
  const found = fields.flatMap((field) => {
    const control = form.elements.namedItem(field.name);
    const error = isControl(control) ? errorIn(control, field) : null;
    return error === null ? [] : [[field.name, error] as const];
  });
  return Object.fromEntries(found);
}

/** After the errors are rendered, where a screen reader finds them: the first invalid field gets the focus. */
export function focusFirst(form: HTMLFormElement, fields: readonly FieldView[], errors: Errors): void {
  const first = fields.find(({ name }) => name in errors);
  const control = first && form.elements.namedItem(first.name);
  if (isControl(control)) requestAnimationFrame(() => control.focus());
}

/** Values of a form, by field; several answers to one field are joined by commas. */
function answersOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data
        .getAll(name)
        .filter((value) => typeof value === "string")
        .join(","),
    ]),
  );
}

/**
 * What to do with an answer besides showing it.
 * @returns the resulting error code, or null
 */
export type OnTaken = (answer: FormAnswer) => Promise<string | null>;

interface Settings {
  readonly onTaken?: OnTaken;
  readonly written?: Written | undefined;
}

/** An error with fields is shown beside them only. */
const stateOf = (written: Written | undefined): State =>
  written
    ? { ...idle, errors: written.errors, error: written.error === "invalid" ? null : written.error }
    : idle;

/** Validates, sends and stores the outcome. Typed values stay in the fields in any case. */
export function useForm(
  target: FormTarget,
  fields: readonly FieldView[],
  locale: Locale,
  { onTaken, written }: Settings = {},
) {
  const [state, setState] = useState(() => stateOf(written));
  const opened = useRef<Promise<Opened> | null>(null);
  const begin = () => (opened.current ??= openForm(target));

  const refuse = (form: HTMLFormElement, errors: Errors) => {
    setState({ ...idle, errors });
    focusFirst(form, fields, errors);
  };

  const send = async (form: HTMLFormElement, isLast: boolean): Promise<void> => {
    const answer = await sendForm(target, await begin(), locale, answersOf(form));
    if (answer.ok) {
      if (onTaken) {
        setState({ ...idle, error: await onTaken(answer.value) });
        return;
      }
      if (answer.value.url === undefined) {
        setState({ ...idle, step: "sent" });
        return;
      }
      await leavePage(answer.value.url);
      setState(idle);
      return;
    }
    const error = answer.error.code === "refused" ? answer.error.error : null;
    if (error?.fields) {
      refuse(form, error.fields);
      return;
    }
    opened.current = null;
    // A page left open for days, or a token that never arrived: the retry requests a fresh one.
    if (error?.error === "stale-form" && !isLast) await send(form, true);
    else setState({ ...idle, error: error?.error ?? "failed" });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.step === "sending") return;
    const form = event.currentTarget;
    const errors = objections(form, fields);
    if (Object.keys(errors).length > 0) {
      refuse(form, errors);
      return;
    }
    setState({ ...idle, step: "sending" });
    void send(form, false);
  };

  /** The first letter requests the token; the error of a field is removed as soon as its value is valid. */
  const recheck = ({ target: control }: FormEvent<HTMLFormElement>) => {
    void begin();
    const field = isControl(control) && fields.find(({ name }) => name === control.name);
    if (!field || !(field.name in state.errors) || errorIn(control, field) !== null) return;
    const { [field.name]: _, ...errors } = state.errors;
    setState({ ...state, errors });
  };

  return { ...state, submit, recheck };
}
