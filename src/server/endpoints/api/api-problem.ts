import type { ApiProblem } from "@/src/domain/contracts/api/problem";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import type { Refusal } from "@/src/server/endpoints/read-input";

/** Where the pages and the document of the API are. */
export const apiPath = "/api/v1";

/** What every route may answer, with its status. */
export const commonProblems = {
  invalid: { status: 400, title: "The request does not have the form that the document describes." },
  unauthorized: { status: 401, title: "No valid key was sent: it is unknown, expired or revoked." },
  "missing-scope": { status: 403, title: "The key may not do this." },
  "foreign-origin": { status: 403, title: "The API takes no changes from pages of another origin." },
  "too-large": { status: 413, title: "The request is too long." },
  "not-json": { status: 415, title: "The body is not sent as application/json in UTF-8." },
  "too-many-calls": { status: 429, title: "The key has made too many calls in this minute." },
  internal: { status: 500, title: "Something went wrong on our side." },
  unavailable: { status: 503, title: "The shop is resting for a moment. Please try again." },
} as const;
export type CommonProblem = keyof typeof commonProblems;

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  readonly field?: string;
}

/** The body of an error. Source: RFC 9457. @param origin of the shop */
export const problemOf = (origin: string, { status, code, title, ...more }: Problem): ApiProblem => ({
  type: `${origin}${apiPath}#${code}`,
  title,
  status,
  code,
  ...more,
});

/** An error. @param headers more than the usual ones */
export function answerProblem(
  origin: string,
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const whole = JSON.stringify(problemOf(origin, problem));
  return wholeResponse(whole, {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "content-length": String(Buffer.byteLength(whole)),
      "cache-control": "private, no-store",
      ...headers,
    },
  });
}

/** One of the errors that every route may answer. */
export const answerCommon = (
  origin: string,
  code: CommonProblem,
  more: { readonly detail?: string; readonly field?: string; readonly headers?: Record<string, string> } = {},
): Response => {
  const { headers, ...said } = more;
  return answerProblem(origin, { ...commonProblems[code], code, ...said }, headers);
};

const isCommon = (code: string): code is CommonProblem => code in commonProblems;

/** A body that could not be read. */
export const answerRefusal = (origin: string, { error }: Refusal): Response =>
  answerCommon(origin, isCommon(error.error) ? error.error : "invalid", {
    ...(error.message !== undefined && { detail: error.message }),
  });
