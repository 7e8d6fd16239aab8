import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

/** A watch bought with an order. */
export interface ReviewedWatch {
  readonly orderId: number;
  /** Code of the watch. */
  readonly watch: string;
}

const purpose = "review";
/** A character that is allowed in a URL and does not occur in the token's parts; a dot would look like a file name. */
const separator = "~";

/** Opens the form for a review of a watch; signed by the shop. */
export function reviewToken({ sign }: Signer, { orderId, watch }: ReviewedWatch): string {
  const text = `${orderId}${separator}${watch}`;
  return text + separator + sign(purpose, text);
}

/** The watch of a token; null for an invalid token. */
export function readReviewToken(signer: Signer, token: string): ReviewedWatch | null {
  const [id = "", watch = "", signature = ""] = token.split(separator);
  const orderId = rowNumber(id);
  if (orderId === null || !isSigned(signer, purpose, `${id}${separator}${watch}`, signature)) return null;
  return { orderId, watch };
}
