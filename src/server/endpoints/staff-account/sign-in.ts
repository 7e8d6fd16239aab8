import type { PayloadRequest } from "payload";
import { staffSignInRequest } from "@/src/domain/contracts/staff-account";
import { signInStaff } from "@/src/services/staff/sign-in";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { signInMessages } from "@/src/server/runtime/staff/account-messages";
import { accountAnswer, accountError } from "./account-answer";
import { accountEndpoint } from "./account-request";
import { sessionToken } from "./session-token";

/** The account as its owner may read it. */
export const readOwn = (
  { payload }: PayloadRequest,
  { id, role }: { readonly id: number; readonly role: string },
) =>
  payload.findByID({
    collection: "users",
    id,
    depth: 0,
    overrideAccess: false,
    user: { id, role, collection: "users" },
  });

/** POST /api/users/login: password and second factor in one request. */
export const signIn = accountEndpoint({
  path: "/login",
  request: staffSignInRequest,
  handle: async (asked, { req, shop, visitor }) => {
    const signedIn = await signInStaff(shop, asked, visitor);
    if (!signedIn.ok) {
      const { code, ...more } = signedIn.error;
      const message = inReaderLanguage(signInMessages[code], req.i18n?.language);
      return accountError(code === "too-many" ? 429 : 401, code, message, undefined, more);
    }
    const { account, sid, recoveryCodes } = signedIn.value;
    const { token, exp, cookie } = await sessionToken(req, account, sid);
    const user = await readOwn(req, account);
    return accountAnswer({ message: "signed-in", token, exp, user, recoveryCodes }, cookie);
  },
});
