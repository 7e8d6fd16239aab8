import type { Locale } from "@/src/domain/locale/locale";
import { deviceName } from "@/src/domain/staff/device-name";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import { queueLink } from "./send-link";
import type { Visitor } from "./sign-in";

interface Asking {
  /** in lower case */
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Sends a link if the address has an account. The response does not reveal it: it is the same, and a row is written and a
 * transaction committed either way.
 * @returns false if the address made too many requests
 */
export async function forgotPassword(
  shop: Shop,
  { email, locale }: Asking,
  visitor: Visitor,
): Promise<boolean> {
  const { address, userAgent } = visitor;
  const [mayAsk, mayBeSent] = await Promise.all([
    rateLimit(shop, [{ what: "staff:forgot:address", who: address, limit: { times: 20, seconds: 3_600 } }]),
    // Limited, so that third parties cannot flood a mailbox.
    rateLimit(shop, [{ what: "staff:forgot:email", who: email, limit: { times: 3, seconds: 3_600 } }]),
  ]);
  if (!mayAsk) return false;
  await shop.store.transaction(async (tx) => {
    const account = await tx.staff.findAccountByEmail(email);
    if (account && mayBeSent) await queueLink(shop, tx, account, locale);
    await tx.staff.logSignIn({
      at: shop.clock(),
      email: account?.email ?? null,
      outcome: "reset-asked",
      address,
      device: deviceName(userAgent),
    });
  });
  shop.flushOutbox();
  return true;
}
