import type { CartItem } from "@/src/contracts/cart";
import { giftAnchor, isGiftKind } from "./gift-kind";

/** Word in the address that names a line of the cart. */
const lineName = "ligne";

/** Path of the form that changes what was said with a line; null for what nothing can be said about. */
export function giftPath({ id, kind, href }: Pick<CartItem, "id" | "kind" | "href">): string | null {
  if (!isGiftKind(kind) || href === null) return null;
  return `${href}?${lineName}=${id}#${giftAnchor}`;
}

/** The line an address names, if it lies in this cart and is of that kind. @param search with its question mark */
export function editedLine(items: readonly CartItem[], kind: string, search: string): CartItem | undefined {
  const id = new URLSearchParams(search).get(lineName);
  return items.find((item) => item.id === id && item.kind === kind);
}
