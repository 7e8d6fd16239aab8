import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import { codeLength } from "@/src/domain/sign-in/sign-in-rules";
import { bareCode } from "@/src/domain/sign-in/typed-code";
import { emailAddress } from "./email-address";

const lang = v.picklist(locales);

/** Source: specification §7, POST auth login. */
export const loginRequest = v.object({ email: emailAddress, lang });

/**
 * Digits, as typed ("482 913") or as a number, which has lost its leading zeros. Source: specification §5; scenario
 * 17.
 */
const code = v.union(
  [
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10 ** codeLength - 1)),
    v.pipe(v.string(), v.transform(bareCode), v.regex(new RegExp(`^\\d{1,${codeLength}}$`))),
  ],
  "Must be exactly 6 digits",
);

/** Source: specification §7, POST auth confirm-email. */
export const confirmRequest = v.object({
  email: emailAddress,
  code,
  lang,
  /** Consent to cart reminders; if omitted, nothing changes. */
  cartMail: v.optional(v.boolean(), false),
});

/** The response has no body: the session is in a cookie that scripts cannot read. */
export const signInResponse = v.object({});

/** Signing out has no body. */
export const signOutRequest = v.object({});
