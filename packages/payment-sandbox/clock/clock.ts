export interface Clock {
  /** The sandbox's time in milliseconds: real time plus skipped time. */
  now(): number;
  /** Real time; signatures use it, because the shop checks them against its own clock. */
  real(): number;
  skip(milliseconds: number): void;
}

export function createClock(
  real: () => number,
  skipped: { read(): number; write(total: number): void },
): Clock {
  return {
    now: () => real() + skipped.read(),
    real,
    skip: (milliseconds) => skipped.write(skipped.read() + milliseconds),
  };
}

/** Whole seconds since 1970, the unit of every timestamp in the API. */
export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}
