import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { codeTries, sessionDays } from "@/src/domain/sign-in/sign-in-rules";
import { rateLimit } from "@/src/services/forms/rate-limit";
import { cartMailConsent } from "@/src/services/reminders/choose-cart-mail";
import type { Shop } from "@/src/services/shop";
import { hashOfBrowser, hashOfCode, hashOfSession } from "./sign-in-code";

export interface Confirmation {
  readonly email: string;
  /** six digits */
  readonly code: string;
  readonly locale: Locale;
  /** Network address, or null if unknown. */
  readonly address: string | null;
  /** Secret of the browser that requested the code. */
  readonly browser: string | null;
  /** Secret of the previous session, which is ended. */
  readonly session: string | null;
  /** Secret of the previous cart, which is kept. */
  readonly cart: string | null;
  /** Whether the box about cart reminders was ticked; an unticked one does not revoke consent. */
  readonly wantsCartMail: boolean;
}

export interface SignedIn {
  /** Secret of the new session, always fresh. */
  readonly session: string;
  /** Secret of the customer's cart, null if there is none. */
  readonly cart: string | null;
}

/** More than typing errors need; each code has its own limit as well. */
const tries = { times: 60, seconds: 3_600 };

/** Expiry of a session used now. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionDays * 86_400_000);

/**
 * Signs in with a code: creates the account the first time, keeps the cart and opens a new session. Wrong, expired, used
 * and foreign codes give the same error.
 * Source: specification §7, POST auth confirm-email; 11.1; scenarios 16 to 19.
 */
export async function confirmCode(
  shop: Shop,
  { email, code, locale, address, browser, session: before, cart, wantsCartMail }: Confirmation,
): Promise<Result<SignedIn, "wrong-code" | "too-many">> {
  if (!(await rateLimit(shop, [{ what: "sign-in:try", who: address, limit: tries }])))
    return fail("too-many");
  if (browser === null) return fail("wrong-code");
  const now = shop.clock();
  const session = shop.random(256);
  const signedIn = await shop.store.accounts.signIn({
    code: {
      email,
      codeHash: hashOfCode(shop, email, code),
      browserHash: hashOfBrowser(shop, browser),
      MAX_TRIES: codeTries,
      now,
    },
    locale,
    cart,
    cartMail: wantsCartMail ? cartMailConsent(shop, address) : null,
    renewedCart: shop.random(128),
    ended: before === null ? null : { hash: hashOfSession(shop, before), renewedCart: shop.random(128) },
    session: { tokenHash: hashOfSession(shop, session), expiresAt: sessionEnd(now) },
  });
  return signedIn ? ok({ session, cart: signedIn.cart }) : fail("wrong-code");
}
