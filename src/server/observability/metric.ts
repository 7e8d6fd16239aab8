import type { Figures } from "./figures";

export interface Sample {
  readonly value: number;
  readonly labels: Readonly<Record<string, string>>;
}

/** One metric. Names are Prometheus's, the unit is their last word; labels never identify a user. */
export interface Metric {
  /** A counter only grows, until the process ends. */
  readonly type: "counter" | "gauge";
  readonly help: string;
  readonly read: (figures: Figures) => readonly Sample[];
}

export const one = (value: number | null | undefined, labels: Sample["labels"] = {}): readonly Sample[] =>
  value === null || value === undefined ? [] : [{ value, labels }];

/**
 * A sample for each entry of a record.
 * @param label what its keys are
 */
export const each = (
  label: string,
  values: Readonly<Record<string, number>> | undefined,
): readonly Sample[] =>
  Object.entries(values ?? {}).map(([name, value]) => ({ value, labels: { [label]: name } }));
