/** Codes of a part that is away for a moment: the network's own, and PostgreSQL starting, stopping or full. */
const passing = /^(ECONN|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|57P0|08|53300)/;

/** Whether an error says that something the shop needs does not answer, rather than that the shop is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && passing.test(error.code)) return true;
  // pg gives these no code.
  if (/connection terminated|timeout exceeded when trying to connect/i.test(error.message)) return true;
  return isUnavailable(error.cause);
}
