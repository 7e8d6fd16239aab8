import type { Locale, Localised } from "@/src/domain/locale/locale";
import { localise } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import type { OrderDraft } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ShopSettings } from "@/src/domain/settings";
import { draftOrder } from "@/src/services/checkout/draft-order";
import { placeOrder } from "@/src/services/checkout/place-order";
import type { Shop } from "@/src/services/shop";

export interface Donation {
  /** whole euros */
  readonly euros: number;
  /** For the receipt; empty leaves the one the payment page collects. */
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly locale: Locale;
  /** Made up when the form was opened: sent any number of times, it is one donation. */
  readonly key: string;
}

export type DonationError = "shop-closed" | "payment-unavailable";

const title: Localised = {
  fr: "Don à l’atelier",
  en: "Donation to the workshop",
  es: "Donación al taller",
  jp: "工房へのご寄付",
};

/** Said on the payment page, in the mail and on the receipt. Source: page "dons". */
const detail: Localised = {
  fr: "Remise en marche de mouvements anciens et outillage d’apprentissage",
  en: "Restoring old movements, and tools to learn with",
  es: "Puesta en marcha de movimientos antiguos y herramientas de aprendizaje",
  jp: "古いムーブメントの修復と、練習用の工具のために",
};

/** The snapshot of a donation: in euros, and without tax, as nothing is sold. */
function draftDonation(
  { euros, locale, message }: Donation,
  settings: ShopSettings,
  catalogueVersion: string,
): OrderDraft {
  return draftOrder({
    lines: [
      {
        id: "donation",
        sku: "DONATION",
        kind: "donation",
        price: minor(euros * 100),
        discount: 0,
        quantity: 1,
        title: localise(title, locale),
        details: [localise(detail, locale)],
        image: null,
        href: "/dons",
      },
    ],
    promo: null,
    settings: { ...settings, vatPercent: 0 },
    catalogueVersion,
    locale,
    currency: "EUR",
    note: message,
  });
}

/**
 * Opens the payment of a donation.
 * @returns the payment page's address; the thank-you page where it turns out to be paid already
 * Source: specification 15.3; page "dons".
 */
export async function startDonation(shop: Shop, donation: Donation): Promise<Result<string, DonationError>> {
  const [settings, catalogue] = await Promise.all([shop.store.loadSettings(), shop.store.loadCatalogue()]);
  if (settings.maintenance.isClosed) return fail("shop-closed");
  const { name, email, key } = donation;
  const placed = await placeOrder(shop, {
    purpose: "donation",
    key: `${key}|${email}`,
    draft: draftDonation(donation, settings, catalogue.version),
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
