import * as v from "valibot";
import { WalletError, type WalletErrorDetail } from "./wallet-error";

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const money = v.strictObject({
  currency_code: v.pipe(v.string(), v.length(3)),
  value: v.pipe(v.string(), v.maxLength(32), v.regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/)),
});

const address = v.strictObject({
  address_line_1: v.optional(v.pipe(v.string(), v.maxLength(300))),
  address_line_2: v.optional(v.pipe(v.string(), v.maxLength(300))),
  admin_area_2: v.optional(v.pipe(v.string(), v.maxLength(120))),
  admin_area_1: v.optional(v.pipe(v.string(), v.maxLength(300))),
  postal_code: v.optional(v.pipe(v.string(), v.maxLength(60))),
  country_code: v.pipe(v.string(), v.regex(/^([A-Z]{2}|C2)$/)),
});

const item = v.strictObject({
  name: text(127),
  unit_amount: money,
  quantity: v.pipe(v.string(), v.maxLength(10), v.regex(/^[1-9][0-9]{0,9}$/)),
  description: v.optional(v.pipe(v.string(), v.maxLength(127))),
});

const purchaseUnit = v.strictObject({
  reference_id: v.optional(text(256)),
  description: v.optional(text(127)),
  custom_id: v.optional(text(127)),
  invoice_id: v.optional(text(127)),
  amount: v.strictObject({
    ...money.entries,
    breakdown: v.optional(v.strictObject({ item_total: v.optional(money), discount: v.optional(money) })),
  }),
  items: v.optional(v.array(item)),
  shipping: v.optional(
    v.strictObject({
      name: v.optional(v.strictObject({ full_name: v.pipe(v.string(), v.maxLength(300)) })),
      address: v.optional(address),
    }),
  ),
});

const experience = v.strictObject({
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/))),
  shipping_preference: v.optional(
    v.picklist(["GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"]),
    "GET_FROM_FILE",
  ),
  user_action: v.optional(v.picklist(["CONTINUE", "PAY_NOW"])),
  return_url: v.pipe(v.string(), v.url()),
  cancel_url: v.pipe(v.string(), v.url()),
});

/** Orders this sandbox models: captured at once, one purchase unit, paid from a wallet. */
export const orderRequest = v.strictObject({
  intent: v.literal("CAPTURE"),
  purchase_units: v.pipe(v.array(purchaseUnit), v.minLength(1), v.maxLength(1)),
  payment_source: v.strictObject({
    paypal: v.strictObject({
      experience_context: experience,
      email_address: v.optional(v.pipe(v.string(), v.rfcEmail())),
    }),
  }),
});
export type OrderRequest = v.InferOutput<typeof orderRequest>;

/** Refunds: without an amount all that is left. */
export const refundRequest = v.strictObject({ amount: v.optional(money) });
export type WalletRefundRequest = v.InferOutput<typeof refundRequest>;

const wholeNumber = (most: number, usual: string) =>
  v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(most)), usual);
const moment = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** A search for transactions, as far as it is modelled here. */
export const searchRequest = v.strictObject({
  start_date: moment,
  end_date: moment,
  fields: v.optional(v.literal("transaction_info")),
  page_size: wholeNumber(500, "100"),
  page: wholeNumber(2_147_483_647, "1"),
});
export type SearchRequest = v.InferOutput<typeof searchRequest>;

/** A webhook for events of these types. */
export const webhookRequest = v.strictObject({
  url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  event_types: v.pipe(v.array(v.strictObject({ name: text(50) })), v.minLength(1), v.maxLength(500)),
});
export type WebhookRequest = v.InferOutput<typeof webhookRequest>;

export const captureRequest = v.strictObject({});

export const verifyRequest = v.strictObject({
  auth_algo: text(100),
  cert_url: v.pipe(v.string(), v.url()),
  transmission_id: text(50),
  transmission_sig: text(500),
  transmission_time: v.pipe(v.string(), v.isoTimestamp()),
  webhook_id: text(50),
  webhook_event: v.record(v.string(), v.unknown()),
});
export type VerifyRequest = v.InferOutput<typeof verifyRequest>;

const pointer = (issue: v.BaseIssue<unknown>): string =>
  `/${(v.getDotPath(issue) ?? "").replaceAll(".", "/")}`;

function detailOf(issue: v.BaseIssue<unknown>): WalletErrorDetail {
  const isMissing = issue.received === "undefined";
  return {
    field: pointer(issue),
    location: "body",
    issue: isMissing ? "MISSING_REQUIRED_PARAMETER" : "INVALID_PARAMETER_VALUE",
    // A parameter that is real but not modelled here is refused aloud, never silently ignored.
    description: isMissing ? "A required field is missing." : "The value of a field is invalid.",
  };
}

/** @throws WalletError 400 that names every field at fault */
export function parseBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new WalletError(400, result.issues.map(detailOf));
}
