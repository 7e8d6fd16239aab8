import { fail, ok, type Result } from "@/src/domain/result";

/** No shopper and no member of staff waits longer for a provider, ms: all tries, pauses and calls of one thing together. */
export const PROVIDER_PATIENCE = 9_000;

/**
 * A provider that does not answer in time counts as away. The call may arrive there all the same: whoever asks again
 * does so with the same key, and what was done is found by asking.
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
