import * as v from "valibot";

/** Body of every answer that is not a success: a closed code, and the field it is about where there is one. */
export const errorResponse = v.object({
  error: v.string(),
  field: v.optional(v.string()),
  /** Of a form: every field that is wrong, with its code (contracts/forms/form-error). */
  fields: v.optional(v.record(v.string(), v.string())),
  message: v.optional(v.string()),
});
export type ErrorResponse = v.InferOutput<typeof errorResponse>;
