/** @import { FailureText } from "./types.ts" */

/**
 * A failure a person can act on: what happened, why it matters, how to fix it.
 * Anything else that is thrown is a defect of the scripts and keeps its stack.
 */
export class Failure extends Error {
  /** @param {FailureText} text */
  constructor({ what, why, repair, details = "" }) {
    super(what);
    this.name = "Failure";
    this.why = why;
    this.repair = repair;
    this.details = details;
  }
}

/**
 * The failure as the text a person reads.
 * @param {unknown} error
 */
export function describeFailure(error) {
  if (!(error instanceof Failure)) return (error instanceof Error && error.stack) || String(error);
  const lines = [
    `What happened   ${error.message}`,
    `Why it matters  ${error.why}`,
    `How to fix it   ${error.repair}`,
  ];
  const details = error.details.trim();
  return details ? `${lines.join("\n")}\n\n${details.replace(/^/gm, "  | ")}` : lines.join("\n");
}

/**
 * The code of an error of Node or PostgreSQL, for example ENOENT.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export const codeOf = (error) => (error instanceof Error && "code" in error ? String(error.code) : undefined);

/**
 * What an error says.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
