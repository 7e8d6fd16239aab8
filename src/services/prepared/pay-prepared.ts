import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { contactOf } from "@/src/domain/ucp/buyer-contact";
import { startCheckout, type CheckoutError } from "@/src/services/checkout/start-checkout";
import { subscribe } from "@/src/services/newsletter/subscribe";
import { preparedUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import { priceSession } from "@/src/services/ucp/sessions/price-session";
import { findPrepared } from "./find-prepared";

/** `ended`: it was canceled or has expired. */
export type PrepareError = CheckoutError | "not-found" | "ended";

/** What the buyer agrees to. */
interface Agreed {
  /** total the page showed, hundredths of the charged currency */
  readonly expectedTotal: number | null;
  /** version of the terms the page showed */
  readonly terms: string | null;
  /** network address of the buyer, or null */
  readonly address: string | null;
  /** language of the page */
  readonly locale: Locale;
}

/**
 * Opens the payment of what an agent has prepared, as the cart's button does; the order keeps the agent.
 * @returns the page's URL; the page it was opened from if it is already paid: the thank-you page is its buyer's secret
 */
export async function payPrepared(
  shop: Shop,
  page: string,
  { expectedTotal, terms, address, locale }: Agreed,
): Promise<Result<string, PrepareError>> {
  const prepared = await findPrepared(shop, page);
  if (!prepared) return fail("not-found");
  const { session, order } = prepared;
  if (order) return ok(preparedUrl(shop.origin, page, locale));
  if (prepared.isOver) return fail("ended");
  const priced = await priceSession(shop, session);
  const { data, cartToken, agent: profile, secret } = session;
  const { countries } = priced.snapshot.settings.shipping;
  const contact = contactOf(data, { hasParcel: priced.hasParcel, countries });
  const { promotion } = priced;
  const started = await startCheckout(shop, {
    token: cartToken,
    session: null,
    locale,
    note: "",
    currency: data.currency,
    promoCode: promotion && !promotion.isAutomatic ? promotion.code : null,
    cardCodes: [],
    expectedTotal,
    expectedDue: null,
    dutyPaid: priced.isDutyPaid,
    terms,
    contact,
    agent: { profile, session: secret },
  });
  if (started.ok && data.newsletter === true && contact.email !== null)
    await subscribe(shop, { email: contact.email, locale, address });
  return started;
}
