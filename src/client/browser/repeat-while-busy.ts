/** Three quarters of a minute in all: the duration of a rush of two thousand on two cores. */
const maxRepeats = 15;
/** Seconds; a shop that names a longer time is closed. */
const longestWait = 5;

/**
 * Retries where the shop answers that it is overloaded, has begun nothing, and names a time (Retry-After); with a
 * random delay.
 */
export async function repeatWhileBusy(ask: () => Promise<Response>): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const response = await ask();
    const wait = Number(response.headers.get("retry-after") ?? Infinity);
    const isBusy = response.status === 503 && wait <= longestWait;
    if (!isBusy || repeats === maxRepeats) return response;
    const spread = 1 + Math.random();
    await new Promise((resolve) => setTimeout(resolve, wait * spread * 1_000));
  }
}
