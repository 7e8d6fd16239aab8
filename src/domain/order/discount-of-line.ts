import { minor, type Minor } from "@/src/domain/money/minor";
import type { OrderLine } from "./order";

/** Total reduction of a line, hundredths of the charged currency. */
export const discountOfLine = ({
  fullUnit,
  quantity,
  total,
}: Pick<OrderLine, "fullUnit" | "quantity" | "total">): Minor => minor(fullUnit * quantity - total);
