import type { Snapshot } from "@/src/store/cache/snapshot";
import type { Locale } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import type { OrderDraft } from "@/src/domain/order/order";
import { areTermsCurrent } from "@/src/domain/order/shown-terms";
import { fail, ok, type Result } from "@/src/domain/result";
import { draftOrder } from "@/src/services/checkout/draft-order";
import { placeOrder } from "@/src/services/checkout/place-order";
import type { Shop } from "@/src/services/shop";

export interface Donation {
  /** whole euros */
  readonly euros: number;
  /** For the receipt; if empty, the name from the payment page is used. */
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly locale: Locale;
  /** Version of the terms shown, null if none were. */
  readonly terms: string | null;
  /** Generated when the form was opened: repeated submissions are one donation. */
  readonly key: string;
}

export type DonationError = "shop-closed" | "terms-changed" | "payment-unavailable";

/** The snapshot of a donation: in euros, and without tax, as nothing is sold. */
function draftDonation(
  { euros, locale, message }: Donation,
  { settings, catalogue, words }: Snapshot,
): OrderDraft {
  const { title, detail } = words[locale].articles.donation;
  return draftOrder({
    lines: [
      {
        id: "donation",
        sku: "DONATION",
        kind: "donation",
        price: minor(euros * 100),
        discount: 0,
        quantity: 1,
        title,
        // Shown on the payment page, in the mail and on the receipt. Source: page "dons".
        details: [detail],
        image: null,
        href: "/dons",
      },
    ],
    promotion: null,
    settings: { ...settings, vatPercent: 0 },
    catalogueVersion: catalogue.version,
    locale,
    currency: "EUR",
    note: message,
  });
}

/**
 * Opens the payment of a donation.
 * @returns the payment page's URL; the thank-you page if it is already paid
 * Source: specification 15.3; page "dons".
 */
export async function startDonation(shop: Shop, donation: Donation): Promise<Result<string, DonationError>> {
  const snapshot = await shop.store.loadSnapshot();
  if (snapshot.settings.maintenance.isClosed) return fail("shop-closed");
  if (!areTermsCurrent(donation.terms, snapshot.settings)) return fail("terms-changed");
  const { name, email, key } = donation;
  const placed = await placeOrder(shop, {
    purpose: "donation",
    key: `${key}|${email}`,
    draft: draftDonation(donation, snapshot),
    contact: {
      email,
      name: name === "" ? null : name,
      phone: null,
      billingAddress: null,
      shippingName: null,
      shippingAddress: null,
    },
  });
  return placed.ok ? ok(placed.value) : fail("payment-unavailable");
}
