import type { PayloadRequest } from "payload";
import {
  firstAdminRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
} from "@/src/domain/contracts/staff-account";
import type { Result } from "@/src/domain/result";
import { choosePassword, openFirstAccount, type ChoosingError } from "@/src/services/staff/choose-password";
import { forgotPassword } from "@/src/services/staff/forgot-password";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import {
  passwordChosenMessages,
  passwordMessages,
  signInMessages,
} from "@/src/server/runtime/staff/account-messages";
import { accountAnswer, accountError } from "./account-answer";
import { accountEndpoint } from "./account-request";
import { readerLocale } from "./reader-locale";

/** POST /api/users/forgot-password: the same answer whether or not there is such an account. */
export const forgot = accountEndpoint({
  path: "/forgot-password",
  request: forgotPasswordRequest,
  handle: async ({ email }, { req, shop, visitor }) => {
    if (await forgotPassword(shop, { email, locale: readerLocale(req) }, visitor))
      return accountAnswer({ message: "sent" });
    return accountError(429, "too-many", inReaderLanguage(signInMessages["too-many"], req.i18n?.language));
  },
});

function answerChosen(req: PayloadRequest, chosen: Result<null, ChoosingError>): Response {
  const language = req.i18n?.language;
  // The CMS's form shows the message unchanged.
  if (chosen.ok) return accountAnswer({ message: inReaderLanguage(passwordChosenMessages, language) });
  const { error } = chosen;
  if (error === "unknown-link")
    return accountError(403, error, inReaderLanguage(signInMessages[error], language));
  return accountError(400, error, inReaderLanguage(passwordMessages[error], language), "password");
}

/** POST /api/users/reset-password, for a new password and for an invitation; it does not sign in. */
export const reset = accountEndpoint({
  path: "/reset-password",
  request: resetPasswordRequest,
  handle: async (asked, { req, shop, visitor }) =>
    answerChosen(req, await choosePassword(shop, asked, visitor)),
});

/** POST /api/users/first-register: for the holder of the link of the first start. */
export const firstAdmin = accountEndpoint({
  path: "/first-register",
  request: firstAdminRequest,
  handle: async (asked, { req, shop, visitor }) =>
    answerChosen(req, await openFirstAccount(shop, asked, visitor)),
});
