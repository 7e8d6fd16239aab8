/** Codes of a part that is away for a moment: the network's own, and PostgreSQL starting, stopping or full. */
const passing = /^(ECONN|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|57P0|08|53300)/;

/** Causes of causes; an error may cause itself. */
const MAX_DEPTH = 8;

/** Whether an error says that something the shop needs does not answer, rather than that the shop is wrong. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  if ("code" in error && typeof error.code === "string" && passing.test(error.code)) return true;
  // Nobody listens on a socket of this machine: its file is gone.
  if ("syscall" in error && error.syscall === "connect") return true;
  // pg gives these no code.
  if (/connection terminated|timeout exceeded when trying to connect/i.test(error.message)) return true;
  return isUnavailable(error.cause, depth + 1);
}
