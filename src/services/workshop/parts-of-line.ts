import type { Snapshot } from "@/src/store/cache/snapshot";
import type { OrderLine } from "@/src/domain/order/order";
import type { Selection } from "@/src/domain/watch/selection";

/** Parts of a line, in the bought size; null if the workshop decides, or builds nothing. */
export function partsOfLine(
  { products, watches }: Pick<Snapshot, "products" | "watches">,
  line: Pick<OrderLine, "sku" | "selection">,
): Selection | null {
  if (line.selection) return line.selection;
  const product = products.find(({ sku }) => sku === line.sku);
  const parts = watches.find(({ code }) => code === product?.watch)?.parts;
  if (!parts) return null;
  return product?.diameter ? { ...parts, caseDiameter: `${product.diameter}mm` } : parts;
}
