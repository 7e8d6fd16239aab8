import { isCode, type LineKind } from "@/src/domain/cart/article-kind";
import type { GiftDetails } from "./gift-details";
import type { Tastes } from "./tastes";

/**
 * Details given with an article: the recipient, or the tastes. A wish never changes: an edit creates a new one, so
 * that a sku always means the same.
 */
export interface GiftWish {
  /** Random, 128 bits: knowing it is enough to read the wish. */
  readonly id: string;
  readonly gift: GiftDetails | null;
  readonly tastes: Tastes | null;
}

/** Whether a wish has the details an article of this kind needs. */
export const isWishOf = (kind: LineKind, { gift, tastes }: Omit<GiftWish, "id">): boolean =>
  isCode(kind) ? gift !== null && tastes === null : kind === "surprise-watch" && tastes !== null;

const separator = "~";

/** Sku of an article with a wish: cards for two recipients are two lines of a cart. */
export const wishedSku = (sku: string, id: string): string => `${sku}${separator}${id}`;
