import type { Order } from "./order";

/** The line of duties and taxes that the buyer has paid in advance; undefined where there is none. */
export const dutyLine = <Line extends Pick<Order["lines"][number], "kind">>({
  lines,
}: {
  readonly lines: readonly Line[];
}): Line | undefined => lines.find(({ kind }) => kind === "duties");
