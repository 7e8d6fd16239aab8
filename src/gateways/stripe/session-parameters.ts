import type Stripe from "stripe";
import { languages } from "@/src/domain/locale/languages";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import type { SessionRequest } from "@/src/gateways/payment/payment-gateway";

type Parameters = Stripe.Checkout.SessionCreateParams;
type LineItem = NonNullable<Parameters["line_items"]>[number];
type Country = NonNullable<Parameters["shipping_address_collection"]>["allowed_countries"][number];

/** The provider's limit for names and descriptions. */
const MAX_NAME_LENGTH = 250;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_COUPON_LENGTH = 40;

const lineItems = ({ lines, currency }: SessionRequest): LineItem[] =>
  lines.map(({ name, description, image, unit, quantity }) => ({
    quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: toSmallestUnit(unit, currency),
      product_data: {
        name: name.slice(0, MAX_NAME_LENGTH),
        ...(description !== null && { description: description.slice(0, MAX_DESCRIPTION_LENGTH) }),
        ...(image !== null && { images: [image] }),
      },
    },
  }));

/** The coupon for the amount paid by gift cards, valid for one session. Null if they pay nothing. */
export const discountParameters = ({
  discount,
  currency,
  orderNumber,
}: SessionRequest): Stripe.CouponCreateParams | null =>
  discount && {
    amount_off: toSmallestUnit(discount.amount, currency),
    currency: currency.toLowerCase(),
    duration: "once",
    max_redemptions: 1,
    name: discount.name.slice(0, MAX_COUPON_LENGTH),
    metadata: { order: orderNumber },
  };

/**
 * A session in the provider's format. Reductions are already in the unit prices, so that the provider's total has the
 * numbers shown to the shopper.
 * @param coupon id of the coupon for the amount paid by gift cards, null without one
 */
export function sessionParameters(request: SessionRequest, coupon: string | null = null): Parameters {
  const { orderNumber, locale, successUrl, cancelUrl, expiresAt, countries, email } = request;
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    line_items: lineItems(request),
    locale: languages[locale].tag,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    client_reference_id: orderNumber,
    metadata: { order: orderNumber },
    payment_intent_data: { description: orderNumber, metadata: { order: orderNumber } },
    ...(coupon !== null && { discounts: [{ coupon }] }),
    ...(email !== null && { customer_email: email }),
    // The carrier calls before delivery; without shipping no number is needed.
    phone_number_collection: { enabled: countries.length > 0 },
    ...(countries.length > 0 && {
      // The list comes from the shop's settings; the provider refuses an unknown code and names it.
      shipping_address_collection: { allowed_countries: [...countries] as Country[] },
    }),
    expand: ["payment_intent"],
  };
}
