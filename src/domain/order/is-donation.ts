import type { Order } from "./order";

/** Whether nothing was sold: no tax is in it, nothing is sent, and there is no contract to withdraw from. */
export const isDonation = ({
  lines,
}: {
  readonly lines: readonly Pick<Order["lines"][number], "kind">[];
}): boolean => lines.length > 0 && lines.every(({ kind }) => kind === "donation");
