import type Stripe from "stripe";
import type { SessionLine } from "../parameters/session-parameters";
import { newId } from "./new-id";

export function buildLineItem(line: SessionLine, created: number): Stripe.LineItem {
  const subtotal = line.price_data.unit_amount * line.quantity;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal,
    currency: line.price_data.currency,
    description: line.price_data.product_data.name,
    discounts: [],
    metadata: {},
    price: buildPrice(line.price_data, created),
    quantity: line.quantity,
    taxes: [],
  };
}

function buildPrice(
  { currency, unit_amount: unitAmount }: SessionLine["price_data"],
  created: number,
): Stripe.Price {
  const price: Omit<Stripe.Price, "unit_amount_decimal"> = {
    id: newId("price"),
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId("prod"),
    recurring: null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: unitAmount,
  };
  // On the wire a decimal is text; the SDK's type speaks of the class it turns that into.
  return { ...price, unit_amount_decimal: String(unitAmount) } as unknown as Stripe.Price;
}

export interface AppliedDiscount {
  session: string;
  coupon: string;
  shares: number[];
  created: number;
}

/** Lines with their share of the discount, as `line_items` shows them. */
export function discountLines(
  lines: readonly Stripe.LineItem[],
  applied: AppliedDiscount,
): Stripe.LineItem[] {
  const discount: Stripe.Discount = {
    id: newId("di"),
    object: "discount",
    checkout_session: applied.session,
    customer: null,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: applied.coupon, type: "coupon" },
    start: applied.created,
    subscription: null,
    subscription_item: null,
  };
  return lines.map((line, at) => {
    const amount = applied.shares[at] ?? 0;
    return {
      ...line,
      amount_discount: amount,
      amount_total: line.amount_subtotal - amount,
      discounts: [{ amount, discount }],
    };
  });
}
