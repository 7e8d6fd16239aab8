import type { OrderLine } from "./order";

/** Search words of an order: articles, titles and keys of parts, each on a line of its own. */
export const articleWords = (lines: readonly Pick<OrderLine, "sku" | "title" | "selection">[]): string =>
  lines.flatMap(({ sku, title, selection }) => [sku, title, ...Object.values(selection ?? {})]).join("\n");
