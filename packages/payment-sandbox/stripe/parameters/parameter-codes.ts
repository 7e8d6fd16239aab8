import type * as v from "valibot";

/** Names a broken rule; schemas carry it as their message. */
export const parameterCode = {
  notText: "not-text",
  empty: "empty",
  tooLong: "too-long",
  notInteger: "not-integer",
  tooSmall: "too-small",
  tooLarge: "too-large",
  notFlag: "not-flag",
  notChoice: "not-choice",
  notList: "not-list",
  tooMany: "too-many",
  notEmail: "not-email",
  notUrl: "not-url",
  metadataName: "metadata-name",
  metadataValue: "metadata-value",
  metadataCount: "metadata-count",
} as const;

type Code = (typeof parameterCode)[keyof typeof parameterCode];

interface Refusal {
  code?: string;
  say(param: string, issue: v.BaseIssue<unknown>): string;
}

const given = (issue: v.BaseIssue<unknown>) =>
  typeof issue.input === "string" ? issue.input : JSON.stringify(issue.input);

/** The provider's error for each broken rule. Source: API reference, error codes. */
export const refusals: Record<Code, Refusal> = {
  "not-text": { code: "parameter_invalid_string", say: (_, issue) => `Invalid string: ${given(issue)}` },
  empty: {
    code: "parameter_invalid_empty",
    say: (param) =>
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
  },
  "too-long": {
    code: "parameter_invalid_string",
    say: (_, issue) =>
      `Invalid string: ${given(issue).slice(0, 20)}…; must be at most ${String(issue.requirement)} characters`,
  },
  "not-integer": { code: "parameter_invalid_integer", say: (_, issue) => `Invalid integer: ${given(issue)}` },
  "too-small": {
    code: "parameter_invalid_integer",
    say: (param, issue) =>
      `Invalid ${param}: this value must be greater than or equal to ${String(issue.requirement)}.`,
  },
  "too-large": {
    code: "parameter_invalid_integer",
    say: (param, issue) =>
      `Invalid ${param}: this value must be less than or equal to ${String(issue.requirement)}.`,
  },
  "not-flag": { code: "parameter_invalid_boolean", say: (_, issue) => `Invalid boolean: ${given(issue)}` },
  "not-choice": {
    say: (param, issue) =>
      `Invalid ${param}: must be one of ${(issue.expected ?? "").replace(/[()"]/g, "").replaceAll(" |", ",")}`,
  },
  "not-list": { code: "parameter_invalid_array", say: () => "Invalid array" },
  "too-many": {
    say: (param, issue) => `Invalid ${param}: at most ${String(issue.requirement)} are allowed.`,
  },
  "not-email": { code: "email_invalid", say: (_, issue) => `Invalid email address: ${given(issue)}` },
  "not-url": { code: "url_invalid", say: () => "Not a valid URL" },
  "metadata-name": {
    say: () => "Invalid metadata: a name has at most 40 characters and no square brackets.",
  },
  "metadata-value": { say: () => "Invalid metadata: a value has at most 500 characters." },
  "metadata-count": { say: () => "Invalid metadata: at most 50 pairs are allowed." },
};

export function isParameterCode(message: string): message is Code {
  return message in refusals;
}
