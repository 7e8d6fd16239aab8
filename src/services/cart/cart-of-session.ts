import type { Shop } from "../shop-parts";
import { hashOfSession } from "../sign-in/sign-in-code";

type Parts = Pick<Shop, "store" | "sign" | "clock">;

interface Browser {
  /** Secret of the cart in its cookie. */
  readonly cart: string | null;
  /** Secret of the session in its cookie. */
  readonly session: string | null;
}

/**
 * Secret of the cart a browser reads and writes: the one in its cookie, or where that one has gone into another since
 * (the customer signed in elsewhere) the customer's.
 */
export async function cartOfSession(
  { store, sign, clock }: Parts,
  { cart, session }: Browser,
): Promise<string | null> {
  if (session === null) return cart;
  const found = await store.findCartOfSession(hashOfSession({ sign }, session), cart, clock());
  return found === null ? cart : (found.token ?? cart);
}

/** Makes a cart that was begun by somebody signed in theirs. @returns its secret, or the customer's own cart's */
export async function claimBegunCart(
  { store, sign, clock }: Parts,
  { cart, session }: { readonly cart: string; readonly session: string | null },
): Promise<string> {
  if (session === null) return cart;
  const found = await store.findCartOfSession(hashOfSession({ sign }, session), cart, clock());
  return (found && (await store.claimCart(found.customerId, cart))) ?? cart;
}
