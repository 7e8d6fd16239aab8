import * as v from "valibot";
import { rowId } from "./row-id";
import { locales } from "@/src/domain/locale/locale";
import { passwordBytes } from "@/src/domain/staff/password-rules";
import { sentText } from "./text";

/** As an address of staff is written in the database. */
const staffEmail = v.pipe(sentText, v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254), v.email());

/** Hashing costs what the text weighs. */
const password = v.pipe(sentText, v.nonEmpty(), v.maxBytes(passwordBytes));
const typed = v.pipe(sentText, v.maxLength(64));
const secret = v.pipe(sentText, v.regex(/^[\w-]{20,600}$/, "is no secret of this shop"));

/** POST users/login. */
export const staffSignInRequest = v.object({
  // Any text: what is no address has no account.
  email: v.pipe(sentText, v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254)),
  password,
  /** Of the authenticator, or a recovery code. */
  code: v.optional(v.nullable(typed), null),
  /** Comes back from the answer that asked to set up a second factor. */
  setup: v.optional(v.nullable(secret), null),
});

/** POST users/forgot-password. */
export const forgotPasswordRequest = v.object({
  email: v.pipe(sentText, v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254)),
});

/** POST users/reset-password: what is wrong with the password is said by the rule. */
export const resetPasswordRequest = v.object({
  token: secret,
  password: v.pipe(v.string(), v.maxLength(1_000)),
});

/** POST users/first-register. */
export const firstAdminRequest = v.object({ ...resetPasswordRequest.entries, email: staffEmail });

export const beginSetupRequest = v.object({ password });
export const finishSetupRequest = v.object({ setup: secret, code: typed });
/** Turning a second factor off, and new recovery codes. */
export const ownSecondFactorRequest = v.object({ password, code: typed });
export const takeSecondFactorRequest = v.object({ account: rowId, password });
export const endSessionsRequest = v.object({
  /** Somebody else's; left out, one's own. */
  account: v.optional(v.nullable(rowId), null),
  which: v.union([rowId, v.picklist(["others", "all"])]),
});
export const sendLinkRequest = v.object({ account: rowId });
export const inviteRequest = v.object({
  email: staffEmail,
  role: v.pipe(v.string(), v.nonEmpty()),
  languages: v.optional(v.array(v.picklist(locales)), []),
});
