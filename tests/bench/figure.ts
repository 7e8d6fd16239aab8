/** One measurement beside its reference, from the same run on the same machine. */
export interface Figure {
  readonly name: string;
  readonly unit: "ms" | "req/s" | "MB";
  readonly value: number;
  /** The minimum (for rates the maximum) the underlying parts allow. */
  readonly floor: number;
  readonly bound: number;
  /** Times and sizes must stay below the bound, rates above it. */
  readonly wants: "below" | "above";
  readonly note?: string;
}

/** What figures are measured on. */
export interface Bench {
  /** Origin of a shop that serves its production build. */
  readonly origin: string;
  /** Its process. */
  readonly pid: number;
  /** Root of the project. */
  readonly root: string;
  /** Of the database behind it. */
  readonly databaseUrl: string;
  /** Processor time of the process until its first answer, ms. */
  readonly startCpu: number;
}

/** One figure to measure; the part of its name before the colon is its group. */
export interface Measurement {
  readonly name: string;
  /** So slow that it is measured only when named. */
  readonly isOnlyByName?: boolean;
  readonly measure: (bench: Bench) => Promise<Omit<Figure, "name">>;
}

export const ratioOf = ({ value, floor }: Figure): number => value / floor;

export const isMet = (figure: Figure): boolean =>
  figure.wants === "below" ? ratioOf(figure) <= figure.bound : ratioOf(figure) >= figure.bound;

/** The median: one pause of the machine does not affect it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [upper = Number.NaN, lower = upper] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}
