import { minor, type Minor } from "@/src/domain/money/minor";
import type { Order } from "./order";

/** Amount charged after gift cards have paid their part. Hundredths of the charged currency. */
export const amountDue = ({ total, covered }: Pick<Order, "total" | "covered">): Minor =>
  minor(total - covered);

/** Everything given back, to the bank card and to gift cards. */
export const givenBack = ({
  refundedAmount,
  refundedToCards,
}: Pick<Order, "refundedAmount" | "refundedToCards">): Minor => minor(refundedAmount + refundedToCards);
