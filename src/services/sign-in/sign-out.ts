import type { Shop } from "@/src/services/shop";
import { hashOfSession } from "./sign-in-code";

/**
 * Ends a session on the server: its cookie and that of the customer's cart are void, including any copies.
 * Source: scenario 19.
 */
export async function signOut(
  { store, sign, random }: Pick<Shop, "store" | "sign" | "random">,
  token: string | null,
): Promise<void> {
  if (token !== null) await store.accounts.endSession(hashOfSession({ sign }, token), random(128));
}
