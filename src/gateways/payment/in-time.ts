import { fail, ok, type Result } from "@/src/domain/result";

/** Total timeout for a provider, ms: all attempts, pauses and calls of one operation together. */
export const PROVIDER_PATIENCE = 9_000;

/**
 * A provider that does not respond in time counts as unavailable. The call may still take effect there: a retry uses the
 * same key, and the result can be queried.
 */
export async function inTime<Value>(call: () => Promise<Value>): Promise<Result<Value, "unavailable">> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result<never, "unavailable">>((resolve) => {
    timer = setTimeout(() => resolve(fail("unavailable")), PROVIDER_PATIENCE);
  });
  try {
    return await Promise.race([call().then(ok), late]);
  } finally {
    clearTimeout(timer);
  }
}
