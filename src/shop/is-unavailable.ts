/** Codes of a part that is away for a moment: the network's own, and PostgreSQL starting, stopping or full. */
const passing = /^(ECONN|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|57P0|08|53300)/;

/** Causes of causes; an error may cause itself. */
const MAX_DEPTH = 8;

function causesOf(error: unknown, depth = 0): readonly Error[] {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return [];
  return [error, ...causesOf(error.cause, depth + 1)];
}

/** pg gives it no code. */
const hasWaitedTooLong = ({ message }: Error) => /timeout exceeded when trying to connect/i.test(message);

function isPassing(error: Error): boolean {
  if ("code" in error && typeof error.code === "string" && passing.test(error.code)) return true;
  // Nobody listens on a socket of this machine: its file is gone.
  if ("syscall" in error && error.syscall === "connect") return true;
  return /connection terminated/i.test(error.message) || hasWaitedTooLong(error);
}

/** Whether an error says that something the shop needs does not answer, rather than that the shop is wrong. */
export const isUnavailable = (error: unknown): boolean => causesOf(error).some(isPassing);

/** Whether no connection to the database came free in time: what was to be done on it has not begun. */
export const foundNoConnection = (error: unknown): boolean => causesOf(error).some(hasWaitedTooLong);
