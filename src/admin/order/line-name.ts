import type { Order } from "@/src/domain/order/order";

/** Name of an order's line that distinguishes it from others: two sizes of a watch have the same title. */
export function lineName(lines: Order["lines"], line: number): string {
  const { title, sku } = lines[line] ?? { title: "", sku: "" };
  const isOnly = lines.filter((other) => other.title === title).length < 2;
  return isOnly ? title : `${title} (${sku})`;
}
