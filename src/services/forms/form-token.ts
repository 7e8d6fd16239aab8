import { isSigned, type Signer } from "@/src/services/signed";
import type { Shop } from "@/src/services/shop";

/** A person needs longer than this to write a name; a program does not. */
const youngest = 2_000;
/** A page may stay open overnight. */
const oldest = 36 * 3_600_000;

const purpose = "form-token";

/**
 * A signed time: when somebody began to write in a form. Pages are the same for everybody and cannot carry one: the browser
 * asks for it at the first touch of a field.
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
