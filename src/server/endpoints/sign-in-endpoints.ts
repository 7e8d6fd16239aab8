import type * as v from "valibot";
import type { confirmRequest, loginRequest } from "@/src/domain/contracts/sign-in";
import type { Locale } from "@/src/domain/locale/locale";
import { ok } from "@/src/domain/result";
import { paddedCode, type SignInError } from "@/src/domain/sign-in/sign-in-rules";
import { env } from "@/src/env";
import { confirmCode } from "@/src/services/sign-in/confirm-code";
import { requestCode } from "@/src/services/sign-in/request-code";
import { signOut } from "@/src/services/sign-in/sign-out";
import { answerError, answerJson } from "./answer";
import { cartCookie, cartToken, expiredCartCookie } from "@/src/server/runtime/cookies/cart-cookie";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import {
  browserCookie,
  browserToken,
  endedSessionCookies,
  sessionCookies,
  sessionToken,
} from "@/src/server/runtime/cookies/customer-cookies";
import type { Caller, Reply } from "./route";

const addressOf = ({ headers }: Caller) => clientAddress(headers, env().TRUSTED_PROXIES);

/**
 * A refusal in words: here `error` is the message itself, which the page shows on the field. Source: specification §7
 * and §8, code confirmation.
 */
async function refuse({ shop }: Caller, error: SignInError, field: "email" | "code", lang: Locale) {
  const words = (await shop.store.loadWords())[lang]["sign-in"];
  return ok(answerError(error === "too-many" ? 429 : 422, { error: words[error], field, message: error }));
}

/** POST /api/auth/login: sends a code. */
export async function login(
  { email, lang }: v.InferOutput<typeof loginRequest>,
  caller: Caller,
): Reply<never> {
  const asked = await requestCode(caller.shop, { email, locale: lang, address: addressOf(caller) });
  if (!asked.ok) return refuse(caller, asked.error, "email", lang);
  return ok(answerJson({}, [browserCookie(caller.shop, asked.value)]));
}

/** POST /api/auth/confirm-email: sets the cookies of the session. */
export async function confirmEmail(
  { email, code, lang, cartMail }: v.InferOutput<typeof confirmRequest>,
  caller: Caller,
): Reply<never> {
  const { shop, cookies } = caller;
  const confirmed = await confirmCode(shop, {
    email,
    code: paddedCode(code),
    locale: lang,
    address: addressOf(caller),
    browser: browserToken(cookies),
    session: sessionToken(cookies),
    cart: cartToken(cookies),
    wantsCartMail: cartMail,
  });
  if (!confirmed.ok) return refuse(caller, confirmed.error, "code", lang);
  const { session, cart } = confirmed.value;
  return ok(
    answerJson({}, [
      ...sessionCookies(caller.shop, session),
      browserCookie(caller.shop, null),
      // A cart of another customer that this browser still had must not be shown to this one.
      cart === null ? expiredCartCookie(caller.shop) : cartCookie(caller.shop, cart),
    ]),
  );
}

/** POST /api/auth/logout. The cart stays with the account and is restored at the next sign-in. */
export async function logout(_: unknown, caller: Caller): Reply<never> {
  const token = sessionToken(caller.cookies);
  await signOut(caller.shop, token);
  return ok(
    answerJson({}, [
      ...endedSessionCookies(caller.shop),
      ...(token === null ? [] : [expiredCartCookie(caller.shop)]),
    ]),
  );
}
