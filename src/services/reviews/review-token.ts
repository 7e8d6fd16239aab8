import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

/** A watch that was bought with an order. */
export interface ReviewedWatch {
  readonly orderId: number;
  /** Code of the watch. */
  readonly watch: string;
}

const purpose = "review";
/** A character that is allowed in a URL and occurs in no part of the token; a full stop would look like a file name. */
const separator = "~";

/** Opens the form for a review of a watch; nobody but this shop can make one. */
export function reviewToken({ sign }: Signer, { orderId, watch }: ReviewedWatch): string {
  const text = `${orderId}${separator}${watch}`;
  return text + separator + sign(purpose, text);
}

/** What a token is about; null for one that is none. */
export function readReviewToken(signer: Signer, token: string): ReviewedWatch | null {
  const [id = "", watch = "", signature = ""] = token.split(separator);
  const orderId = rowNumber(id);
  if (orderId === null || !isSigned(signer, purpose, `${id}${separator}${watch}`, signature)) return null;
  return { orderId, watch };
}
