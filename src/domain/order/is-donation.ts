import type { Order } from "./order";

/** Whether the order is a donation: without tax, parcel and right to withdraw. */
export const isDonation = ({
  lines,
}: {
  readonly lines: readonly Pick<Order["lines"][number], "kind">[];
}): boolean => lines.length > 0 && lines.every(({ kind }) => kind === "donation");
