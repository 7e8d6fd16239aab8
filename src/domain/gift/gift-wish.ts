import { isCode, type LineKind } from "@/src/domain/cart/article-kind";
import type { GiftDetails } from "./gift-details";
import type { Tastes } from "./tastes";

/**
 * What was said with an article: for whom it is, or in which taste. It never changes: whoever changes their mind
 * makes another one, so that a sku always means the same.
 */
export interface GiftWish {
  /** Random, 128 bits: whoever knows it can read the wish. */
  readonly id: string;
  readonly gift: GiftDetails | null;
  readonly tastes: Tastes | null;
}

/** Whether a wish says what there is to say about an article of this kind. */
export const isWishOf = (kind: LineKind, { gift, tastes }: Omit<GiftWish, "id">): boolean =>
  isCode(kind) ? gift !== null && tastes === null : kind === "surprise-watch" && tastes !== null;

const separator = "~";

/** Sku of an article with a wish: two cards for two people are two lines of a cart. */
export const wishedSku = (sku: string, id: string): string => `${sku}${separator}${id}`;

/** The article's own sku and the id of the wish that came with it, null without one. */
export function splitSku(sku: string): { readonly article: string; readonly wishId: string | null } {
  const [, article, wishId] = /^([^~]+)~([\w-]{22})$/.exec(sku) ?? [];
  return article === undefined || wishId === undefined ? { article: sku, wishId: null } : { article, wishId };
}
