import type { Shop } from "@/src/services/shop";
import { countAttempt } from "./attempts";
import { isPassword } from "./password-hash";

/**
 * Whether somebody who is signed in knows their password: a browser left open must not be enough to take an account
 * over. Guesses are counted like those of the sign-in.
 */
export async function isOwnPassword(shop: Shop, accountId: number, password: string): Promise<boolean> {
  const account = await shop.store.staff.findAccount(accountId);
  if (!account) return false;
  const giveBack = await countAttempt(shop, "password", {
    email: `${account.email} signed in`,
    address: null,
  });
  if (giveBack === null || !(await isPassword(account.password, password))) return false;
  await giveBack();
  return true;
}
