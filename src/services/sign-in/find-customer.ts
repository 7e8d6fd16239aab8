import type { Customer } from "@/src/store/accounts/session-rows";
import type { Shop } from "@/src/services/shop";
import { sessionEnd } from "./confirm-code";
import { hashOfSession } from "./sign-in-code";

/** A session is prolonged once a day, not at every request. */
const movesOnAfter = 86_400_000;

const isDue = ({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean =>
  sessionEnd(now).getTime() - expiresAt.getTime() > movesOnAfter;

/** The signed-in customer, for a page, which cannot set a cookie; `isDue` if the session has to be prolonged. */
export async function readCustomer(
  { store, clock, sign }: Pick<Shop, "store" | "clock" | "sign">,
  token: string | null,
): Promise<{ readonly customer: Customer; readonly isDue: boolean } | null> {
  if (token === null) return null;
  const now = clock();
  const session = await store.accounts.findSession(hashOfSession({ sign }, token), now);
  return session && { customer: session.customer, isDue: isDue(session, now) };
}

/** The signed-in customer; `isProlonged` if the cookie must be prolonged, too. Null without a session. */
export async function findCustomer(
  { store, clock, sign }: Pick<Shop, "store" | "clock" | "sign">,
  token: string | null,
): Promise<{ readonly customer: Customer; readonly isProlonged: boolean } | null> {
  if (token === null) return null;
  const now = clock();
  const tokenHash = hashOfSession({ sign }, token);
  const session = await store.accounts.findSession(tokenHash, now);
  if (!session) return null;
  const isProlonged = isDue(session, now);
  if (isProlonged) await store.accounts.prolongSession(tokenHash, { expiresAt: sessionEnd(now), now });
  return { customer: session.customer, isProlonged };
}
