/**
 * A failure a person can act on: what happened, why it matters, how to fix it.
 * Anything else that is thrown is a defect of the scripts and keeps its stack.
 */
export class Failure extends Error {
  constructor({ what, why, repair, details = "" }) {
    super(what);
    this.name = "Failure";
    this.why = why;
    this.repair = repair;
    this.details = details;
  }
}

/** The failure as the text a person reads. */
export function describeFailure(error) {
  if (!(error instanceof Failure)) return error?.stack ?? String(error);
  const lines = [
    `What happened   ${error.message}`,
    `Why it matters  ${error.why}`,
    `How to fix it   ${error.repair}`,
  ];
  const details = error.details.trim();
  return details ? `${lines.join("\n")}\n\n${details.replace(/^/gm, "  | ")}` : lines.join("\n");
}
