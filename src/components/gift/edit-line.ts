import type { CartItem } from "@/src/domain/contracts/cart";
import { giftAnchor, isGiftKind } from "./gift-kind";

/** Parameter of the address that names a line of the cart. */
const lineName = "ligne";

/** Path of the form that changes the message of a line; null for a line without one. */
export function giftPath({ id, kind, href }: Pick<CartItem, "id" | "kind" | "href">): string | null {
  if (!isGiftKind(kind) || href === null) return null;
  return `${href}?${lineName}=${id}#${giftAnchor}`;
}

/**
 * The line an address names, if it is in this cart and of that kind.
 * @param search with its question mark
 */
export function editedLine(items: readonly CartItem[], kind: string, search: string): CartItem | undefined {
  const id = new URLSearchParams(search).get(lineName);
  return items.find((item) => item.id === id && item.kind === kind);
}
