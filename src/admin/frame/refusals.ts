import type { FormState } from "payload";

/** What a form was told when it was refused, and the values that was said of. */
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

/** Whether every value is still the one that was refused. */
export const isUnchanged = ({ values }: Refusal, fields: FormState): boolean =>
  [...values].every(([path, value]) => path in fields && Object.is(fields[path]?.value, value));

/** What a refusal said and the form no longer says. */
export const lostErrors = ({ messages }: Refusal, fields: FormState): { path: string; message: string }[] =>
  [...messages]
    .filter(([path]) => fields[path]?.valid !== false)
    .map(([path, message]) => ({ path, message }));

/** Fields that nobody but the server can judge, with its last judgement against them. */
export const judgedByServer = (fields: FormState): string[] =>
  Object.entries(fields)
    .filter(([, { valid, validate }]) => valid === false && !validate)
    .map(([path]) => path);
