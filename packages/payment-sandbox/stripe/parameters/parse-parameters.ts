import * as v from "valibot";
import type { FormFields } from "../../http/decode-form";
import { ApiError } from "../api/api-error";
import { isParameterCode, refusals } from "./parameter-codes";

/** @throws ApiError naming the parameter, the unknown one first, then the missing one, then the malformed one */
export function parseParameters<S extends v.GenericSchema>(schema: S, given: FormFields): v.InferOutput<S> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const { issues } = result;
  throw toApiError(issues.find(isUnknown) ?? issues.find(isMissing) ?? issues[0]);
}

function isUnknown(issue: v.BaseIssue<unknown>) {
  return issue.type === "strict_object" && issue.expected === "never";
}

function isMissing(issue: v.BaseIssue<unknown>) {
  return issue.input === undefined && issue.kind === "schema";
}

function toApiError(issue: v.BaseIssue<unknown>): ApiError {
  const param = toParam(issue.path);
  if (isUnknown(issue)) {
    return new ApiError(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  if (isMissing(issue)) {
    return new ApiError(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  if (isParameterCode(issue.message)) {
    const refusal = refusals[issue.message];
    return new ApiError(refusal.say(param, issue), { code: refusal.code, param });
  }
  return new ApiError("Invalid object", { code: "parameter_invalid_object", param });
}

function toParam(path: readonly { key?: unknown }[] | undefined): string {
  const [first, ...rest] = (path ?? []).map(({ key }) => String(key));
  return `${first ?? ""}${rest.map((key) => `[${key}]`).join("")}`;
}
