import type * as v from "valibot";
import type { Cause } from "../events/emit-events";
import type { StripeSandbox } from "../stripe-sandbox";

export interface ApiEndpoint {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Does the work with parameters that were checked, returns the object to answer. */
  run(sandbox: StripeSandbox, given: unknown, names: Record<string, string>, cause: Cause): object;
  parameters: v.GenericSchema;
}

/** Pairs a schema with the handler of its output. */
export function endpoint<S extends v.GenericSchema>(
  method: ApiEndpoint["method"],
  path: string,
  parameters: S,
  work: (
    sandbox: StripeSandbox,
    given: v.InferOutput<S>,
    names: Record<string, string>,
    cause: Cause,
  ) => object,
): ApiEndpoint {
  return {
    method,
    path,
    parameters,
    run(sandbox, given, names, cause) {
      // `answerApiCall` has just parsed `given` with this very schema.
      const parsed = given as v.InferOutput<S>;
      return work(sandbox, parsed, names, cause);
    },
  };
}
