import { minor, type Minor } from "@/src/domain/money/minor";
import type { OrderLine } from "./order";

const paidForFirst = ({ total, quantity }: Pick<OrderLine, "total" | "quantity">, pieces: number): number =>
  Math.round((total * pieces) / quantity);

/**
 * Amount paid for pieces of a line, hundredths of the charged currency. The pieces of a line add up to its total,
 * to the cent: each takes its share of the remaining amount.
 * @param before pieces of the line that were counted already
 */
export const worthOfPieces = (
  line: Pick<OrderLine, "total" | "quantity"> | undefined,
  before: number,
  pieces: number,
): Minor => minor(line ? paidForFirst(line, before + pieces) - paidForFirst(line, before) : 0);
