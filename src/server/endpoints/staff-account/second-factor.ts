import type { Endpoint } from "payload";
import {
  beginSetupRequest,
  finishSetupRequest,
  ownSecondFactorRequest,
  takeSecondFactorRequest,
} from "@/src/domain/contracts/staff-account";
import { fail, ok, type Result } from "@/src/domain/result";
import { answerJson } from "@/src/server/endpoints/answer";
import {
  beginOwnSetup,
  finishOwnSetup,
  removeOwnSecondFactor,
  renewOwnCodes,
  removeSecondFactor,
  type SecondFactorError,
} from "@/src/services/staff/manage-second-factor";
import { isOwnPassword } from "@/src/services/staff/own-password";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { signInMessages } from "@/src/server/runtime/staff/account-messages";
import { staffCall, type StaffCaller } from "./staff-call";

const errors = { "wrong-password": 422, "wrong-code": 422, "too-many": 429 } as const;

/** Response to a call about one's own account, or the error in the reader's language. */
function reply<Value>(
  { req }: StaffCaller,
  done: Result<Value, SecondFactorError>,
  body: (value: Value) => object,
) {
  return done.ok
    ? ok(answerJson(body(done.value)))
    : fail({ code: done.error, message: inReaderLanguage(signInMessages[done.error], req.i18n?.language) });
}

const withCodes = (recoveryCodes: readonly string[]) => ({ recoveryCodes });

export const secondFactorEndpoints: readonly Endpoint[] = [
  staffCall({
    path: "/staff/second-factor/begin",
    who: "staff",
    request: beginSetupRequest,
    errors,
    handle: async ({ password }, caller) =>
      reply(caller, await beginOwnSetup(caller.shop, caller.account, password), (setup) => ({ setup })),
  }),
  staffCall({
    path: "/staff/second-factor/finish",
    who: "staff",
    request: finishSetupRequest,
    errors,
    handle: async ({ setup, code }, caller) =>
      reply(caller, await finishOwnSetup(caller.shop, caller.account, { sealed: setup, code }), withCodes),
  }),
  staffCall({
    path: "/staff/second-factor/remove",
    who: "staff",
    request: ownSecondFactorRequest,
    errors,
    handle: async (proof, caller) =>
      reply(caller, await removeOwnSecondFactor(caller.shop, caller.account, proof), withCodes),
  }),
  staffCall({
    path: "/staff/second-factor/codes",
    who: "staff",
    request: ownSecondFactorRequest,
    errors,
    handle: async (proof, caller) =>
      reply(caller, await renewOwnCodes(caller.shop, caller.account, proof), withCodes),
  }),
  staffCall({
    path: "/staff/second-factor/take",
    who: "admins",
    request: takeSecondFactorRequest,
    errors: { "wrong-password": 422, "not-found": 404 },
    handle: async ({ account, password }, { shop, account: admin, req }) => {
      if (!(await isOwnPassword(shop, admin.id, password)))
        return fail({
          code: "wrong-password",
          message: inReaderLanguage(signInMessages["wrong-password"], req.i18n?.language),
        });
      return (await removeSecondFactor(shop, account, admin.email))
        ? ok(answerJson({}))
        : fail({ code: "not-found", message: "There is no such account, or it has no second factor." });
    },
  }),
];
