/** Outcome of something that is expected to fail now and then, with a closed set of codes. */
export type Result<Value, Code> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Code };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});
export const fail = <Code>(error: Code): { readonly ok: false; readonly error: Code } => ({
  ok: false,
  error,
});
