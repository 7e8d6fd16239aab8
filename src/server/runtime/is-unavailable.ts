/**
 * Codes of a dependency that is temporarily unavailable: the network's own, and PostgreSQL starting, stopping or
 * full.
 */
const passing = /^(ECONN|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|57P0|08|53300)/;

/** Nested causes; an error may cause itself. */
const MAX_DEPTH = 8;

function causesOf(error: unknown, depth = 0): readonly Error[] {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return [];
  return [error, ...causesOf(error.cause, depth + 1)];
}

/** pg gives it no code. */
const hasWaitedTooLong = ({ message }: Error) => /timeout exceeded when trying to connect/i.test(message);

function isPassing(error: Error): boolean {
  if ("code" in error && typeof error.code === "string" && passing.test(error.code)) return true;
  // No process listens on a local socket: its file is missing.
  if ("syscall" in error && error.syscall === "connect") return true;
  return /connection terminated/i.test(error.message) || hasWaitedTooLong(error);
}

/** Whether an error means that a dependency does not answer, rather than a fault of the shop. */
export const isUnavailable = (error: unknown): boolean => causesOf(error).some(isPassing);

/** Whether no connection to the database became free in time: the work on it has not begun. */
export const foundNoConnection = (error: unknown): boolean => causesOf(error).some(hasWaitedTooLong);
