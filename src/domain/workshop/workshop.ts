import type { OrderedKind } from "@/src/domain/cart/article-kind";

/** What the workshop builds of two sorts, each at its own pace. */
export const buildSorts = ["bespoke", "ready"] as const;
export type BuildSort = (typeof buildSorts)[number];

/** A number for each sort. */
export type PerSort<Value> = Readonly<Record<BuildSort, Value>>;

/** Days on which nobody works, the last one included; as 2026-12-24. */
export interface Closure {
  readonly from: string;
  readonly until: string;
}

/** What an editor says of the workshop. */
export interface Workshop {
  /** pieces built on a working day; null takes no account of the queue */
  readonly perDay: PerSort<number | null>;
  readonly closures: readonly Closure[];
}

const sorts: Readonly<Partial<Record<OrderedKind, BuildSort>>> = {
  bespoke: "bespoke",
  // What it will be made of, nobody knows when it is bought.
  "surprise-watch": "bespoke",
  watch: "ready",
};

/** How a piece is built; null for what is not, and for a pre-order, whose run has a day of its own. */
export const sortOf = (kind: OrderedKind): BuildSort | null => sorts[kind] ?? null;
