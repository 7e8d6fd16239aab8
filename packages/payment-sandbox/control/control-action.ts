import * as v from "valibot";
import { ApiError } from "../stripe/api/api-error";
import type { StripeSandbox } from "../stripe/stripe-sandbox";

export interface ControlAction {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  run(sandbox: StripeSandbox, body: unknown, names: Record<string, string>): unknown;
}

/** Pairs a schema with the handler of its output. */
export function action<S extends v.GenericSchema>(
  method: ControlAction["method"],
  path: string,
  schema: S,
  run: (sandbox: StripeSandbox, body: v.InferOutput<S>, names: Record<string, string>) => unknown,
): ControlAction {
  return { method, path, run: (sandbox, body, names) => run(sandbox, parse(schema, body), names) };
}

function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
  throw new ApiError(`The control call is malformed. ${reasons.join("; ")}`);
}
