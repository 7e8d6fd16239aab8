import type { Payload } from "payload";

/** A failed query carries its whole text twice. */
const MAX_LENGTH = 1_500;

/** Messages down to the first cause; a database error carries its whole connection, which is no log line. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\ncaused by ${describe(error.cause)}`;
  return `${(error.stack ?? error.message).slice(0, MAX_LENGTH)}${cause}`;
}

/** Logs the details of an error that the answer leaves out. @param what failed */
export function logError({ payload }: { readonly payload: Payload }, what: string, error: unknown): void {
  payload.logger.error(`${what} failed: ${describe(error)}`);
}
