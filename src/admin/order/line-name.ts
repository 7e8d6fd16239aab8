import type { Order } from "@/src/domain/order/order";

/** What a line of an order is called where it must be told from the others: two sizes of a watch have one title. */
export function lineName(lines: Order["lines"], line: number): string {
  const { title, sku } = lines[line] ?? { title: "", sku: "" };
  const isOnly = lines.filter((other) => other.title === title).length < 2;
  return isOnly ? title : `${title} (${sku})`;
}
