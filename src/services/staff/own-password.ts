import type { Shop } from "@/src/services/shop";
import { countAttempt } from "./attempts";
import { isPassword } from "./password-hash";

/**
 * Checks a signed-in person's password: an unattended browser must not be enough to take over an account. Attempts are
 * counted like at sign-in.
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
