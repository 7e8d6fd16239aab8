import type { Provider } from "./provider";

/** One measurement beside what it is measured against, in the same run on the same machine. */
export interface Figure {
  readonly name: string;
  readonly unit: "ms" | "req/s" | "frames/s" | "kB" | "MB" | "shift";
  readonly value: number;
  /** The least (or for rates the most) that the parts underneath allow. */
  readonly floor: number;
  readonly bound: number;
  /** Times and sizes must stay below the bound, rates above it. */
  readonly wants: "below" | "above";
  /** What it may not pass, whatever the floor is. */
  readonly max?: number;
  readonly note?: string;
}

/** What a figure is measured on. */
export interface Bench {
  /** Origin of a shop that serves its production build. */
  readonly origin: string;
  /** Its process. */
  readonly pid: number;
  /** Root of the project. */
  readonly root: string;
  /** Of the database behind it. */
  readonly databaseUrl: string;
  /** Who takes its payments. */
  readonly provider: Provider;
  /** Folder of the build that is served. */
  readonly buildFolder: string;
}

/** One figure to take; what comes before the colon of its name is its group. */
export interface Measurement {
  readonly name: string;
  /** Takes so long that it is measured only where somebody names it. */
  readonly isOnlyByName?: boolean;
  readonly measure: (bench: Bench) => Promise<Omit<Figure, "name">>;
}

export const ratioOf = ({ value, floor }: Figure): number => value / floor;

export const isMet = (figure: Figure): boolean =>
  figure.value <= (figure.max ?? Number.POSITIVE_INFINITY) &&
  (figure.wants === "below" ? ratioOf(figure) <= figure.bound : ratioOf(figure) >= figure.bound);

/** The middle value: one pause of the machine does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [upper = Number.NaN, lower = upper] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}
