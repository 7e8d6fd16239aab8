import type { FormState } from "payload";

/** The errors of a refused form, and the values they belong to. */
export interface Refusal {
  readonly values: ReadonlyMap<string, unknown>;
  /** by the field's path */
  readonly messages: ReadonlyMap<string, string>;
}

/** The refusal that a form shows; null where no field is refused. */
export function refusalOf(fields: FormState): Refusal | null {
  const refused = Object.entries(fields).filter(([, { valid }]) => valid === false);
  if (refused.length === 0) return null;
  return {
    values: new Map(Object.entries(fields).map(([path, { value }]) => [path, value])),
    messages: new Map(refused.map(([path, { errorMessage }]) => [path, errorMessage ?? ""])),
  };
}

/** Whether every value is still the refused one. */
export const isUnchanged = ({ values }: Refusal, fields: FormState): boolean =>
  [...values].every(([path, value]) => path in fields && Object.is(fields[path]?.value, value));

/** Errors of a refusal that the form no longer shows. */
export const lostErrors = ({ messages }: Refusal, fields: FormState): { path: string; message: string }[] =>
  [...messages]
    .filter(([path]) => fields[path]?.valid !== false)
    .map(([path, message]) => ({ path, message }));

/** Fields that only the server can validate, with its last error. */
export const judgedByServer = (fields: FormState): string[] =>
  Object.entries(fields)
    .filter(([, { valid, validate }]) => valid === false && !validate)
    .map(([path]) => path);
