// Seconds after each failed attempt, about three days in all as the provider keeps trying.
const delays = [10, 60, 300, 1800, 7200, 18_000, 36_000, 36_000, 36_000, 36_000, 36_000];

/**
 * @param failures attempts that failed so far, 1 or more
 * @returns milliseconds until the next attempt, or undefined when the provider gives up
 */
export function retryDelay(failures: number, clockSpeed: number): number | undefined {
  const seconds = delays[failures - 1];
  return seconds === undefined ? undefined : (seconds * 1000) / clockSpeed;
}
