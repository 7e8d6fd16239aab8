import * as v from "valibot";

/** The contract of the provider's answers: names, types and values of the fields that shops use. */
const id = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_\\w+$`)));
const amount = v.pipe(v.number(), v.integer());
const natural = v.pipe(amount, v.minValue(0));
const seconds = v.pipe(natural, v.minValue(1_000_000_000));
const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/));
const metadata = v.record(v.string(), v.string());
const address = v.object({
  city: v.nullable(v.string()),
  country: v.nullable(v.string()),
  line1: v.nullable(v.string()),
  line2: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  state: v.nullable(v.string()),
});
const charge = v.object({
  id: id("ch"),
  object: v.literal("charge"),
  amount: natural,
  amount_captured: natural,
  amount_refunded: natural,
  billing_details: v.object({ address, email: v.nullable(v.string()), name: v.nullable(v.string()) }),
  captured: v.boolean(),
  created: seconds,
  currency,
  disputed: v.boolean(),
  failure_code: v.nullable(v.string()),
  livemode: v.literal(false),
  metadata,
  paid: v.boolean(),
  payment_intent: v.nullable(v.union([id("pi"), v.object({ id: id("pi") })])),
  payment_method_details: v.object({ type: v.string() }),
  refunded: v.boolean(),
  status: v.picklist(["succeeded", "pending", "failed"]),
});

const paymentIntent = v.object({
  id: id("pi"),
  object: v.literal("payment_intent"),
  amount: natural,
  amount_received: natural,
  capture_method: v.picklist(["automatic", "automatic_async", "manual"]),
  client_secret: v.pipe(v.string(), v.regex(/^pi_\w+_secret_\w+$/)),
  created: seconds,
  currency,
  last_payment_error: v.nullable(v.object({ type: v.string(), message: v.string() })),
  latest_charge: v.nullable(v.union([id("ch"), charge])),
  livemode: v.literal(false),
  metadata,
  status: v.picklist([
    "requires_payment_method",
    "requires_confirmation",
    "requires_action",
    "processing",
    "requires_capture",
    "canceled",
    "succeeded",
  ]),
});

const lineItem = v.object({
  id: id("li"),
  object: v.literal("item"),
  amount_discount: natural,
  amount_subtotal: natural,
  amount_tax: natural,
  amount_total: natural,
  currency,
  description: v.nullable(v.string()),
  price: v.object({
    id: id("price"),
    object: v.literal("price"),
    unit_amount: natural,
    unit_amount_decimal: v.string(),
  }),
  quantity: v.pipe(amount, v.minValue(1)),
});

const session = v.object({
  id: id("cs_test"),
  object: v.literal("checkout.session"),
  amount_subtotal: natural,
  amount_total: natural,
  cancel_url: v.nullable(v.string()),
  client_reference_id: v.nullable(v.string()),
  created: seconds,
  currency,
  customer_details: v.nullable(v.object({ address: v.nullable(address), email: v.nullable(v.string()) })),
  expires_at: seconds,
  livemode: v.literal(false),
  locale: v.nullable(v.string()),
  metadata,
  mode: v.picklist(["payment", "setup", "subscription"]),
  payment_intent: v.nullable(v.union([id("pi"), paymentIntent])),
  payment_method_types: v.array(v.string()),
  payment_status: v.picklist(["paid", "unpaid", "no_payment_required"]),
  status: v.picklist(["open", "complete", "expired"]),
  success_url: v.nullable(v.string()),
  total_details: v.object({ amount_discount: natural, amount_shipping: natural, amount_tax: natural }),
  url: v.nullable(v.string()),
});

const refund = v.object({
  id: id("re"),
  object: v.literal("refund"),
  amount: v.pipe(amount, v.minValue(1)),
  charge: id("ch"),
  created: seconds,
  currency,
  metadata,
  payment_intent: v.nullable(id("pi")),
  reason: v.nullable(
    v.picklist(["duplicate", "fraudulent", "requested_by_customer", "expired_uncaptured_charge"]),
  ),
  status: v.picklist(["pending", "requires_action", "succeeded", "failed", "canceled"]),
});

const dispute = v.object({
  id: id("du"),
  object: v.literal("dispute"),
  amount: natural,
  charge: id("ch"),
  created: seconds,
  currency,
  payment_intent: v.nullable(id("pi")),
  reason: v.string(),
  status: v.picklist(["needs_response", "under_review", "won", "lost"]),
});

const coupon = v.object({
  id: v.string(),
  object: v.literal("coupon"),
  amount_off: natural,
  currency,
  duration: v.literal("once"),
  max_redemptions: v.nullable(natural),
  times_redeemed: natural,
  valid: v.boolean(),
});

const webhookEndpoint = v.object({
  id: id("we"),
  object: v.literal("webhook_endpoint"),
  created: seconds,
  enabled_events: v.array(v.string()),
  livemode: v.literal(false),
  metadata,
  secret: v.optional(v.pipe(v.string(), v.startsWith("whsec_"))),
  status: v.picklist(["enabled", "disabled"]),
  url: v.string(),
});

/** Every object of the API, distinguished by its `object`. */
export const stripeObject = v.variant("object", [
  charge,
  coupon,
  dispute,
  lineItem,
  paymentIntent,
  refund,
  session,
  webhookEndpoint,
]);

export const stripeEvent = v.object({
  id: id("evt"),
  object: v.literal("event"),
  api_version: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(\.\w+)?$/)),
  created: seconds,
  data: v.object({
    object: stripeObject,
    previous_attributes: v.optional(v.record(v.string(), v.unknown())),
  }),
  livemode: v.literal(false),
  pending_webhooks: natural,
  request: v.object({ id: v.nullable(v.string()), idempotency_key: v.nullable(v.string()) }),
  type: v.string(),
});

export const stripeError = v.object({
  error: v.object({
    type: v.picklist(["api_error", "card_error", "idempotency_error", "invalid_request_error"]),
    message: v.string(),
    code: v.optional(v.string()),
    param: v.optional(v.string()),
  }),
});
