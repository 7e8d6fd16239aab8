import type { Payload } from "payload";

/**
 * Logs the details of an error that the answer leaves out.
 * @param what failed
 */
export function logError({ payload }: { readonly payload: Payload }, what: string, error: unknown): void {
  payload.logger.error({ msg: `${what} failed`, err: error });
}
