import { timingSafeEqual } from "node:crypto";
import type { Shop } from "@/src/services/shop";

/** A watch that was bought with an order. */
export interface ReviewedWatch {
  readonly orderId: number;
  /** Code of the watch. */
  readonly watch: string;
}

type Signer = Pick<Shop, "sign">;

const purpose = "review";
/** A character that is allowed in a URL and occurs in no part of the token; a full stop would look like a file name. */
const separator = "~";

/** Opens the form for a review of a watch; nobody but this shop can make one. */
export function reviewToken({ sign }: Signer, { orderId, watch }: ReviewedWatch): string {
  const text = `${orderId}${separator}${watch}`;
  return text + separator + sign(purpose, text);
}

/** What a token is about; null for one that is none. */
export function readReviewToken({ sign }: Signer, token: string): ReviewedWatch | null {
  const [id = "", watch = "", signature = ""] = token.split(separator);
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(purpose, `${id}${separator}${watch}`))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  return /^[1-9]\d{0,8}$/.test(id) ? { orderId: Number(id), watch } : null;
}
