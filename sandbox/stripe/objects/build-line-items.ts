import type Stripe from "stripe";
import type { SessionLine } from "@/sandbox/stripe/parameters/session-parameters";
import { newId } from "./new-id";

export type PricedLine = SessionLine & {
  price_data: NonNullable<SessionLine["price_data"]>;
  quantity: number;
};

export function buildLineItem(line: PricedLine, unitAmount: number, created: number): Stripe.LineItem {
  const subtotal = unitAmount * line.quantity;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal,
    currency: line.price_data.currency,
    description: line.price_data.product_data?.name ?? null,
    discounts: [],
    metadata: line.metadata ?? {},
    price: buildPrice(line, unitAmount, created),
    quantity: line.quantity,
    taxes: [],
  };
}

function buildPrice(line: PricedLine, unitAmount: number, created: number): Stripe.Price {
  const price: Omit<Stripe.Price, "unit_amount_decimal"> = {
    id: newId("price"),
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created,
    currency: line.price_data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId("prod"),
    recurring: null,
    tax_behavior: line.price_data.tax_behavior ?? "unspecified",
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
  promotionCode: string | null;
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
    promotion_code: applied.promotionCode,
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
