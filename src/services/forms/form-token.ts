import { isSigned, type Signer } from "@/src/services/signed";
import type { Shop } from "@/src/services/shop";

/** Shortest time a person needs to fill in a form; bots are faster. */
const youngest = 2_000;
/** Longest time: a page may stay open overnight. */
const oldest = 36 * 3_600_000;

const purpose = "form-token";

/**
 * A signed time: when a visitor began to fill in a form. Pages are cached and the same for all visitors, so the browser
 * requests it when a field is first focused.
 */
export function formToken({ sign, clock }: Pick<Shop, "sign" | "clock">): string {
  const begun = clock().getTime().toString(36);
  return `${begun}.${sign(purpose, begun)}`;
}

/** Whether a form was opened on a page of the shop, long enough ago and not too long. */
export function isFormToken(shop: Pick<Shop, keyof Signer | "clock">, token: string | undefined): boolean {
  const [begun = "", signature = ""] = (token ?? "").split(".");
  if (!isSigned(shop, purpose, begun, signature)) return false;
  const age = shop.clock().getTime() - Number.parseInt(begun, 36);
  return age >= youngest && age <= oldest;
}
