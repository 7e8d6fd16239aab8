import { consentText } from "@/src/domain/forms/subscriber";
import type { Locale } from "@/src/domain/locale/locale";
import type { Customer } from "@/src/store/accounts/session-rows";
import { proofOf } from "@/src/services/newsletter/subscribe";
import type { Shop } from "@/src/services/shop";

interface Choice {
  readonly isSubscribed: boolean;
  readonly locale: Locale;
  /** Network address, or null if unknown. */
  readonly address: string | null;
}

/**
 * Puts a customer on the newsletter's list or takes them off. Signing in has already proved that the address is theirs,
 * so no double opt-in mail is sent.
 */
export async function chooseNewsletter(
  shop: Shop,
  { email }: Customer,
  { isSubscribed, locale, address }: Choice,
): Promise<void> {
  const at = shop.clock();
  if (!isSubscribed) return shop.store.accounts.unsubscribeOwner(email, at);
  const from = proofOf(shop, address);
  return shop.store.accounts.subscribeOwner({ email, locale, consentText, from, at });
}
