import type * as v from "valibot";
import {
  address,
  choice,
  decimal,
  email,
  expand,
  fields,
  flag,
  integer,
  list,
  metadata,
  optional,
  page,
  text,
  timeRange,
  unmodelled,
} from "./form-values";

export const refundCreateParameters = fields({
  amount: optional(integer(1)),
  charge: optional(text()),
  currency: unmodelled(),
  customer: unmodelled(),
  expand: expand(),
  instructions_email: optional(email()),
  metadata: optional(metadata()),
  origin: unmodelled(),
  payment_intent: optional(text()),
  reason: optional(choice(["duplicate", "fraudulent", "requested_by_customer"])),
  refund_application_fee: unmodelled(),
  reverse_transfer: unmodelled(),
});

export const refundListParameters = fields({
  ...page,
  charge: optional(text()),
  created: timeRange(),
  expand: expand(),
  payment_intent: optional(text()),
});

export const chargeListParameters = fields({
  ...page,
  created: timeRange(),
  customer: unmodelled(),
  expand: expand(),
  payment_intent: optional(text()),
  transfer_group: unmodelled(),
});

export const disputeListParameters = fields({
  ...page,
  charge: optional(text()),
  created: timeRange(),
  expand: expand(),
  payment_intent: optional(text()),
});

export const couponCreateParameters = fields({
  amount_off: optional(integer(1, 99_999_999)),
  applies_to: unmodelled(),
  currency: optional(text(3)),
  currency_options: unmodelled(),
  duration: optional(choice(["forever", "once", "repeating"])),
  duration_in_months: unmodelled(),
  expand: expand(),
  id: optional(text()),
  max_redemptions: optional(integer(1)),
  metadata: optional(metadata()),
  name: optional(text(40)),
  percent_off: optional(decimal(0.01, 100)),
  redeem_by: optional(integer()),
});

export const promotionCodeCreateParameters = fields({
  active: optional(flag()),
  code: optional(text(500)),
  customer: optional(text()),
  customer_account: unmodelled(),
  expand: expand(),
  expires_at: optional(integer()),
  max_redemptions: optional(integer(1)),
  metadata: optional(metadata()),
  promotion: fields({ coupon: optional(text()), type: choice(["coupon"]) }),
  restrictions: optional(
    fields({
      currency_options: unmodelled(),
      first_time_transaction: optional(choice(["false"])),
      minimum_amount: optional(integer(1)),
      minimum_amount_currency: optional(text(3)),
    }),
  ),
});

export const promotionCodeListParameters = fields({
  ...page,
  active: optional(flag()),
  code: optional(text()),
  coupon: optional(text()),
  created: timeRange(),
  customer: optional(text()),
  customer_account: unmodelled(),
  expand: expand(),
});

export const customerCreateParameters = fields({
  address: optional(address()),
  balance: unmodelled(),
  business_name: optional(text(150)),
  cash_balance: unmodelled(),
  description: optional(text()),
  email: optional(email(512)),
  expand: expand(),
  individual_name: optional(text(150)),
  invoice_prefix: unmodelled(),
  invoice_settings: unmodelled(),
  metadata: optional(metadata()),
  name: optional(text(256)),
  next_invoice_sequence: unmodelled(),
  payment_method: unmodelled(),
  phone: optional(text(20)),
  preferred_locales: optional(list(text())),
  shipping: optional(fields({ address: address(), name: text(), phone: optional(text()) })),
  source: unmodelled(),
  tax: unmodelled(),
  tax_exempt: optional(choice(["none", "exempt", "reverse"])),
  tax_id_data: unmodelled(),
  test_clock: unmodelled(),
  validate: unmodelled(),
});

export const eventListParameters = fields({
  ...page,
  created: timeRange(),
  delivery_success: optional(flag()),
  expand: expand(),
  type: optional(text()),
  types: optional(list(text(), 20)),
});

export type RefundCreate = v.InferOutput<typeof refundCreateParameters>;
export type CouponCreate = v.InferOutput<typeof couponCreateParameters>;
export type PromotionCodeCreate = v.InferOutput<typeof promotionCodeCreateParameters>;
export type CustomerCreate = v.InferOutput<typeof customerCreateParameters>;
