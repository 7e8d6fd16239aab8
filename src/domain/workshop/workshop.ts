import type { OrderedKind } from "@/src/domain/cart/article-kind";

/** The two sorts of pieces, each built at its own pace. */
export const buildSorts = ["bespoke", "ready"] as const;
export type BuildSort = (typeof buildSorts)[number];

/** A number for each sort. */
export type PerSort<Value> = Readonly<Record<BuildSort, Value>>;

/** Days without work, the last one included; as 2026-12-24. */
export interface Closure {
  readonly from: string;
  readonly until: string;
}

/** Workshop settings of an editor. */
export interface Workshop {
  /** pieces built on a working day; null takes no account of the queue */
  readonly perDay: PerSort<number | null>;
  readonly closures: readonly Closure[];
}

const sorts: Readonly<Partial<Record<OrderedKind, BuildSort>>> = {
  bespoke: "bespoke",
  // Its parts are unknown when it is bought.
  "surprise-watch": "bespoke",
  watch: "ready",
};

/** Sort of a piece; null for one that is not built, and for a pre-order, whose run has a day of its own. */
export const sortOf = (kind: OrderedKind): BuildSort | null => sorts[kind] ?? null;
