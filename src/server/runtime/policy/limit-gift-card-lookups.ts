import { env } from "@/src/env";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import { clientAddress } from "./client-address";

/** How often an address may look up a code; one of 2^128 cannot be guessed, and no user needs more look-ups. */
const limit = { times: 60, seconds: 3_600 } as const;

/**
 * Counts one more look-up of a gift card's code.
 * @returns false when there were too many
 */
export const limitGiftCardLookups = (shop: Shop, headers: Headers): Promise<boolean> =>
  rateLimit(shop, [{ what: "gift-card", who: clientAddress(headers, env().TRUSTED_PROXIES), limit }]);
