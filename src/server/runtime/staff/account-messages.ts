import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import type { PasswordError } from "@/src/domain/staff/password-rules";

/** Why a password is refused, in words. */
export const passwordMessages: Readonly<Record<PasswordError, ReaderText>> =
  adminMessagesByKey("staff.account.password");

export const passwordChosenMessages: ReaderText = adminMessages("staff.account.passwordChosen");

/** Messages where users have to prove their identity again. */
export const ownPasswordMessages: ReaderText = adminMessages("staff.account.ownPassword");

export const othersPasswordMessages: ReaderText = adminMessages("staff.account.othersPassword");

/** Responses to sign-in attempts: the same for an address with an account and for one without. */
export const signInMessages = adminMessagesByKey("staff.account.signIn");
