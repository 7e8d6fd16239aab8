/** How often each work is done, after some times that do not count. */
export const rounds = 40;
export const warmUps = 4;

/** The time that nineteen of twenty stay below, ms. */
export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? Number.NaN;
}
