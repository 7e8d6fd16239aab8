import * as v from "valibot";

/** Body of an error of the API. Source: RFC 9457. */
export const apiProblem = v.object({
  type: v.pipe(v.string(), v.description("address of the code's description")),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  code: v.pipe(v.string(), v.description("stable name of the error, for programs")),
  detail: v.optional(v.string()),
  field: v.optional(v.pipe(v.string(), v.description("the first invalid field"))),
});
export type ApiProblem = v.InferOutput<typeof apiProblem>;
