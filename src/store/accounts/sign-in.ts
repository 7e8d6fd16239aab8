import type { Locale } from "@/src/domain/locale/locale";
import { claimCart } from "@/src/store/carts/claim-cart";
import type { Queries } from "@/src/store/queries";
import { agreeToCartMail, type CartMailConsent } from "@/src/store/carts/reminder-rows";
import { beginSession, endSession, openAccount } from "./session-rows";
import { tryCode, type CodeTry } from "./sign-in-code-rows";

interface SigningIn {
  readonly code: CodeTry;
  readonly locale: Locale;
  /** Secret of the browser's cart. */
  readonly cart: string | null;
  /** The cart's new secret. */
  readonly renewedCart: string;
  /** Previous session, which is ended, and the new secret of its customer's cart. */
  readonly ended: { readonly hash: string; readonly renewedCart: string } | null;
  /** Consent given with this sign-in; null leaves an earlier one unchanged. */
  readonly cartMail: CartMailConsent | null;
  readonly session: { readonly tokenHash: string; readonly expiresAt: Date };
}

/**
 * Consumes a code and opens account, cart and session: all or nothing. A wrong attempt stays counted. Inside a
 * transaction. @returns null for a wrong code
 */
export async function signIn(
  db: Queries,
  { code, locale, cart, renewedCart, cartMail, ended, session }: SigningIn,
): Promise<{ readonly cart: string | null } | null> {
  if (!(await tryCode(db, code))) return null;
  const customer = await openAccount(db, code.email, locale, code.now);
  if (cartMail !== null) await agreeToCartMail(db, customer.id, cartMail);
  if (ended !== null) await endSession(db, ended.hash, ended.renewedCart);
  await beginSession(db, { ...session, customerId: customer.id });
  return { cart: await claimCart(db, customer.id, cart, renewedCart) };
}
