import type { Locale } from "@/src/domain/locale/locale";
import { localise } from "@/src/domain/locale/locale";
import { zero } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import { vatOfSale } from "@/src/domain/vat/order-vat";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { mainProduct, priceOf, type Offer } from "@/src/domain/watch/offer";
import type { Order, OrderDraft } from "./order";
import { pendingOrder } from "./pending-order";

interface Sample {
  readonly offer: Offer;
  readonly settings: ShopSettings;
  readonly locale: Locale;
  readonly buyer: { readonly name: string; readonly street: string; readonly city: string };
  readonly now: Date;
}

/** A sample paid order, to show how mails and papers look. */
export function sampleOrder({ offer, settings, locale, buyer, now }: Sample): Order {
  const { watch } = offer;
  const product = mainProduct(offer);
  const price = priceOf(product);
  const draft: OrderDraft = {
    locale,
    lines: [
      {
        sku: product.sku,
        kind: "watch",
        title: localise(watch.name, locale),
        details: [localise(watch.tagline, locale)],
        quantity: 1,
        fullUnit: price,
        unit: price,
        discount: 0,
        total: price,
        shownTotal: price,
        image: frontImageUrl(watch.parts, { width: 480, stage: watch.stage, format: "jpeg" }),
        href: watch.path,
        selection: null,
        gift: null,
        tastes: null,
      },
    ],
    chargeCurrency: "EUR",
    total: price,
    currency: "EUR",
    shownTotal: price,
    vatPercent: settings.vatPercent,
    rates: settings.rates,
    note: "",
    promo: null,
    termsVersion: settings.termsVersion,
    catalogueVersion: "",
  };
  const address = {
    line1: buyer.street,
    line2: null,
    postalCode: null,
    city: buyer.city,
    state: null,
    country: settings.vat.country,
  };
  const contact = {
    email: null,
    name: buyer.name,
    phone: null,
    billingAddress: null,
    shippingName: buyer.name,
    shippingAddress: address,
  };
  const year = now.getUTCFullYear();
  const order = pendingOrder(
    {
      draft,
      contact,
      id: 0,
      number: `${settings.brand.orderPrefix}-${year}-00001`,
      token: "",
      cartId: null,
      sessionExpiresAt: now,
      covered: zero,
      coveredBy: [],
      linkUntil: null,
      madeBy: null,
      agent: null,
      exchange: null,
      promisedDays: settings.leadDays,
    },
    now,
  );
  return {
    ...order,
    state: "paid",
    paidAt: now,
    receiptNumber: `R-${year}-00001`,
    vat: vatOfSale({ ...draft, contact }, settings.vat),
    timeline: [...order.timeline, { at: now, event: "paid", detail: null }],
  };
}
