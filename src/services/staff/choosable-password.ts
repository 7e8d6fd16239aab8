import { deliveredPasswords } from "@/src/domain/staff/delivered-passwords";
import { passwordError, type PasswordError } from "@/src/domain/staff/password-rules";
import { isTryOut } from "@/src/domain/staff/try-out";
import type { Shop } from "@/src/services/shop";

/** Whether a password is one of the demo accounts', in a publicly reachable shop. */
export const isDelivered = ({ origin }: Pick<Shop, "origin">, password: string): boolean =>
  deliveredPasswords.has(password) && !isTryOut(origin);

/** Why a password cannot be chosen; null if it can. */
export const choosingError = (
  shop: Pick<Shop, "origin">,
  password: string,
  email: string,
): PasswordError | null => passwordError(password, email) ?? (isDelivered(shop, password) ? "common" : null);
