import { env } from "@/src/env";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import { clientAddress } from "./client-address";

/** How often an address may look at a code; nobody guesses one of 2^128, and nobody needs more looks than this. */
const limit = { times: 60, seconds: 3_600 } as const;

/** Counts one more look at a gift card's code. @returns false when there were too many */
export const limitCardLooks = (shop: Shop, headers: Headers): Promise<boolean> =>
  rateLimit(shop, [{ what: "gift-card", who: clientAddress(headers, env().TRUSTED_PROXIES), limit }]);
