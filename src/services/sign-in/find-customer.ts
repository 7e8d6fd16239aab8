import type { Customer } from "../../store/session-rows";
import type { Shop } from "../shop-parts";
import { sessionEnd } from "./confirm-code";
import { hashOfSession } from "./sign-in-code";

/** A session is moved on once a day, not at every look. */
const movesOnAfter = 86_400_000;

/** Who is signed in; `isProlonged` when the cookie should live longer, too. Null for nobody. */
export async function findCustomer(
  { store, clock, sign }: Pick<Shop, "store" | "clock" | "sign">,
  token: string | null,
): Promise<{ readonly customer: Customer; readonly isProlonged: boolean } | null> {
  if (token === null) return null;
  const now = clock();
  const tokenHash = hashOfSession({ sign }, token);
  const session = await store.findSession(tokenHash, now);
  if (!session) return null;
  const end = sessionEnd(now);
  const isProlonged = end.getTime() - session.expiresAt.getTime() > movesOnAfter;
  if (isProlonged) await store.prolongSession(tokenHash, { expiresAt: end, now });
  return { customer: session.customer, isProlonged };
}
