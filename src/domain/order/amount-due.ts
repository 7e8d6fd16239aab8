import { minor, type Minor } from "@/src/domain/money/minor";
import type { Order } from "./order";

/** What is left to pay once gift cards have paid their part: what is charged. Hundredths of the charged currency. */
export const amountDue = ({ total, covered }: Pick<Order, "total" | "covered">): Minor =>
  minor(total - covered);

/** Everything given back, to the bank card and to gift cards. */
export const givenBack = ({
  refundedAmount,
  refundedToCards,
}: Pick<Order, "refundedAmount" | "refundedToCards">): Minor => minor(refundedAmount + refundedToCards);
