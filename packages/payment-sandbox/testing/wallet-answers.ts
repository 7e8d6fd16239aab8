import * as v from "valibot";

/** The contract of PayPal's answers. Money is text, times are ISO 8601 without fractions. */
const money = v.object({
  currency_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.pipe(v.string(), v.regex(/^\d+(\.\d\d)?$/)),
});
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));
const links = v.pipe(
  v.array(
    v.object({ href: v.pipe(v.string(), v.url()), rel: v.string(), method: v.picklist(["GET", "POST"]) }),
  ),
  v.minLength(1),
);
const id = v.pipe(v.string(), v.regex(/^[A-Z0-9]{10,36}$/));

const walletRefund = v.object({
  id,
  status: v.picklist(["CANCELLED", "FAILED", "PENDING", "COMPLETED"]),
  amount: money,
  create_time: time,
  update_time: time,
  links,
});

const walletCapture = v.object({
  id,
  status: v.picklist(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED", "FAILED"]),
  status_details: v.optional(v.object({ reason: v.string() })),
  amount: money,
  final_capture: v.boolean(),
  seller_receivable_breakdown: v.optional(
    v.object({ gross_amount: money, paypal_fee: money, net_amount: money }),
  ),
  custom_id: v.optional(v.string()),
  invoice_id: v.optional(v.string()),
  create_time: time,
  update_time: time,
  links,
});

const walletOrder = v.object({
  id,
  status: v.picklist(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
  payment_source: v.object({
    paypal: v.object({ email_address: v.optional(v.pipe(v.string(), v.rfcEmail())) }),
  }),
  links,
  // Left out for a minimal answer.
  intent: v.optional(v.literal("CAPTURE")),
  purchase_units: v.optional(
    v.array(
      v.object({
        reference_id: v.string(),
        amount: money,
        payments: v.optional(
          v.object({ captures: v.array(walletCapture), refunds: v.optional(v.array(walletRefund)) }),
        ),
      }),
    ),
  ),
  payer: v.optional(v.object({ email_address: v.pipe(v.string(), v.rfcEmail()), payer_id: v.string() })),
  create_time: v.optional(time),
  update_time: v.optional(time),
});

const walletError = v.object({
  name: v.picklist([
    "INVALID_REQUEST",
    "AUTHENTICATION_FAILURE",
    "RESOURCE_NOT_FOUND",
    "UNPROCESSABLE_ENTITY",
  ]),
  message: v.string(),
  debug_id: v.string(),
  details: v.optional(v.array(v.object({ issue: v.string(), description: v.optional(v.string()) }))),
});

export const walletShapes = {
  order: walletOrder,
  capture: walletCapture,
  refund: walletRefund,
  error: walletError,
} as const;
