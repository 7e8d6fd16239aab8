import type { FormName } from "./form-name";

/** Forms whose answers become a request that staff answers. */
export const requestKinds = [
  "contact",
  "bespoke-request",
  "business-request",
  "maintenance-request",
  "configurator-request",
  "premium",
  "preorder-register",
] as const satisfies readonly FormName[];

export type RequestKind = (typeof requestKinds)[number];

/** An answer with the question it belongs to, in the reader's language. */
export interface AnswerLine {
  readonly label: string;
  readonly value: string;
}
