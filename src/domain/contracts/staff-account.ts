import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import { emailMaxLength, normaliseEmail } from "@/src/domain/mail/email-address";
import { passwordBytes } from "@/src/domain/staff/password-rules";
import { emailAddress } from "./email-address";
import { rowId } from "./row-id";
import { requestText } from "./text";

/** Any text: an invalid address has no account. */
const knownAddress = v.pipe(
  requestText,
  v.trim(),
  v.nonEmpty(),
  v.maxLength(emailMaxLength),
  v.transform((typed) => normaliseEmail(typed) ?? typed.toLowerCase()),
);

/** The cost of hashing grows with the length. */
const password = v.pipe(requestText, v.nonEmpty(), v.maxBytes(passwordBytes));
const typed = v.pipe(requestText, v.maxLength(64));
const secret = v.pipe(requestText, v.regex(/^[\w-]{20,600}$/, "is no secret of this shop"));

/** POST users/login. */
export const staffSignInRequest = v.object({
  email: knownAddress,
  password,
  /** Of the authenticator, or a recovery code. */
  code: v.optional(v.nullable(typed), null),
  /** Returned from the response that required a second factor. */
  setup: v.optional(v.nullable(secret), null),
});

/** POST users/forgot-password. */
export const forgotPasswordRequest = v.object({
  email: knownAddress,
});

/** POST users/reset-password: errors of the password are reported by its rule. */
export const resetPasswordRequest = v.object({
  token: secret,
  password: v.pipe(v.string(), v.maxLength(1_000)),
});

/** POST users/first-register. */
export const firstAdminRequest = v.object({ ...resetPasswordRequest.entries, email: emailAddress });

export const beginSetupRequest = v.object({ password });
export const finishSetupRequest = v.object({ setup: secret, code: typed });
/** Turning a second factor off, and new recovery codes. */
export const ownSecondFactorRequest = v.object({ password, code: typed });
export const takeSecondFactorRequest = v.object({ account: rowId, password });
export const endSessionsRequest = v.object({
  /** Another account's; if omitted, one's own. */
  account: v.optional(v.nullable(rowId), null),
  which: v.union([rowId, v.picklist(["others", "all"])]),
});
export const sendLinkRequest = v.object({ account: rowId });
export const inviteRequest = v.object({
  email: emailAddress,
  role: v.pipe(v.string(), v.nonEmpty()),
  languages: v.optional(v.array(v.picklist(locales)), []),
});
