import * as v from "valibot";

/** Body of every error response: a code of a closed list, and the field it is about, if any. */
export const errorResponse = v.object({
  error: v.string(),
  field: v.optional(v.string()),
  /** Of a form: every invalid field, with its code (contracts/forms/form-error). */
  fields: v.optional(v.record(v.string(), v.string())),
  message: v.optional(v.string()),
});
export type ErrorResponse = v.InferOutput<typeof errorResponse>;
