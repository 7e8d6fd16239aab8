import type { PayloadRequest } from "payload";
import type { PasswordError } from "@/src/domain/staff/password-rules";
import { choosingError } from "@/src/services/staff/choosable-password";
import { isOwnPassword } from "@/src/services/staff/own-password";
import { shopOf } from "@/src/server/runtime/shop-of";

/** Why a password cannot be chosen; null where it can. */
export const passwordErrorOf = (
  { payload }: PayloadRequest,
  password: string,
  email: string,
): PasswordError | null => choosingError(shopOf(payload), password, email);

/** Whether a staff member has entered their own password correctly. */
export const knowsOwnPassword = (
  { payload }: PayloadRequest,
  accountId: number,
  password: unknown,
): Promise<boolean> =>
  typeof password === "string" && password !== ""
    ? isOwnPassword(shopOf(payload), accountId, password)
    : Promise.resolve(false);
