import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { OrderContact } from "@/src/domain/order/order";
import { areTermsCurrent } from "@/src/domain/order/shown-terms";
import { offerPage } from "@/src/domain/preorder/pay-page";
import { preorderStage } from "@/src/domain/preorder/preorder-offer";
import { fail, ok, type Result } from "@/src/domain/result";
import { placeOrder, type PlaceError, type Placement } from "@/src/services/checkout/place-order";
import type { Shop } from "@/src/services/shop";
import { isGuest } from "./password-gate";
import { rateLimit, type RateLimit } from "@/src/services/forms/rate-limit";
import { draftPreorder, withPlace, type PreorderRequest } from "./draft-preorder";
import { findOffer } from "./find-offer";

/** Buyer and delivery address. */
export interface PreorderContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
}

export interface PreorderStart extends Omit<PreorderRequest, "href"> {
  readonly offer: string;
  readonly key: string;
  readonly provider?: PaymentProvider;
  readonly contact: PreorderContact;
  /** issued by the password gate, or null */
  readonly pass: string | null;
  /** deposit shown to the shopper, hundredths of a euro */
  readonly expectedDeposit: number;
  /** version of the terms shown, null if none were */
  readonly terms: string | null;
  /** Rate limits for a new reservation; a repeated form is the same reservation. */
  readonly turns?: readonly RateLimit[];
}

type PlaceTaken = "sold-out" | "one-each" | "too-many";
export type PreorderError =
  | PlaceTaken
  | PlaceError
  | "unknown-offer"
  | "unknown-choice"
  | "not-open"
  | "not-sent-there"
  | "price-changed"
  | "terms-changed"
  | "shop-closed";

/** Return page of a cancelled payment. */
const pageOf = (key: string, isInvited: boolean): string =>
  isInvited ? "/avant-premiere/bienvenue" : `${offerPage(key)}/3`;

const orderContact = ({ name, email, phone, ...address }: PreorderContact): OrderContact => ({
  email,
  name,
  phone: phone || null,
  billingAddress: null,
  shippingName: name,
  shippingAddress: {
    line1: address.line1,
    line2: address.line2 || null,
    postalCode: address.postalCode || null,
    city: address.city,
    state: address.state || null,
    country: address.country,
  },
});

/** Everything to be agreed, without the place number. */
export async function preparePreorder(
  shop: Shop,
  start: PreorderStart,
): Promise<Result<Placement<PlaceTaken>, PreorderError>> {
  const found = await findOffer(shop, start.offer);
  if (!found) return fail("unknown-offer");
  const { offer } = found;
  if (offer.isInvited && !(await isGuest(shop, offer.key, start.pass))) return fail("unknown-offer");
  const settings = await shop.store.loadSettings();
  if (settings.maintenance.isClosed) return fail("shop-closed");
  // Whether a place is left is checked when it is taken.
  if (preorderStage(offer, 1, shop.clock()) !== "open") return fail("not-open");
  if (!settings.shipping.countries.includes(start.contact.country)) return fail("not-sent-there");
  const href = pageOf(offer.key, offer.isInvited);
  const draft = draftPreorder(found, settings, { ...start, href });
  if (!draft) return fail("unknown-choice");
  const deposit = draftPreorder(found, settings, { ...start, href, currency: "EUR" })?.total;
  if (deposit !== start.expectedDeposit) return fail("price-changed");
  if (!areTermsCurrent(start.terms, settings)) return fail("terms-changed");
  return ok({
    purpose: "pre-order",
    key: start.key,
    ...(start.provider && { provider: start.provider }),
    draft,
    contact: orderContact(start.contact),
    promisedDays: Math.max(0, Math.ceil((Date.parse(offer.shipsAt) - shop.clock().getTime()) / 86_400_000)),
    write: async (tx, insert) => {
      // Unpaid reservations per sender are limited.
      if (!(await rateLimit({ ...shop, store: tx }, start.turns ?? []))) return fail("too-many");
      const place = await tx.preorders.choosePlace(offer.id, start.contact.email);
      if (place === null) return fail("sold-out");
      if (place === "known") return fail("one-each");
      const order = await insert(withPlace(draft, place, found.words));
      await tx.preorders.insertPlace(
        { offerId: offer.id, orderId: order.id, number: place.number },
        shop.clock(),
      );
      return ok(order);
    },
  });
}

/**
 * Reserves a numbered piece and opens the payment of the amount due now.
 * @returns the payment page's URL
 * Source: specification §7, POST /api/preorder/checkout; scenarios 4 and 5.
 */
export async function startPreorder(
  shop: Shop,
  start: PreorderStart,
): Promise<Result<string, PreorderError>> {
  const prepared = await preparePreorder(shop, start);
  return prepared.ok ? placeOrder(shop, prepared.value) : prepared;
}
