import { ApiError } from "@/sandbox/stripe/api/api-error";
import type { SessionCreate } from "@/sandbox/stripe/parameters/session-parameters";

interface Rule {
  /** True when the request breaks the rule. */
  isBroken(given: SessionCreate, now: number): boolean;
  message: string;
  code?: string;
  param: string;
}

const halfHour = 1800;
const day = 86_400;

/** Rules between parameters, which no schema of single fields can hold; the first broken one is answered. */
const rules: readonly Rule[] = [
  {
    isBroken: ({ mode }) => mode !== "payment",
    message: "This sandbox models one-off payments only: pass mode=payment.",
    code: "sandbox_unmodelled",
    param: "mode",
  },
  {
    isBroken: ({ ui_mode }) => ui_mode !== undefined && ui_mode !== "hosted_page",
    message: "This sandbox models the hosted page only: pass ui_mode=hosted_page.",
    code: "sandbox_unmodelled",
    param: "ui_mode",
  },
  {
    isBroken: ({ line_items: lines }) => !lines || lines.length === 0,
    message: "Missing required param: line_items.",
    code: "parameter_missing",
    param: "line_items",
  },
  {
    isBroken: ({ success_url }) => success_url === undefined,
    message: "Missing required param: success_url.",
    code: "parameter_missing",
    param: "success_url",
  },
  {
    isBroken: ({ line_items: lines = [] }) => lines.some((line) => line.price && line.price_data),
    message: "You may only specify one of these parameters: price, price_data.",
    param: "line_items",
  },
  {
    isBroken: ({ line_items: lines = [] }) =>
      lines.some(({ price_data: data }) => data?.product && data.product_data),
    message: "You may only specify one of these parameters: product, product_data.",
    param: "line_items",
  },
  {
    isBroken: ({ discounts, allow_promotion_codes }) =>
      discounts !== undefined && allow_promotion_codes !== undefined,
    message: "You may only specify one of these parameters: allow_promotion_codes, discounts.",
    param: "allow_promotion_codes",
  },
  {
    isBroken: ({ discounts = [] }) => discounts.length > 1,
    message: "You may only apply one discount to a Checkout Session.",
    param: "discounts",
  },
  {
    isBroken: ({ discounts = [] }) =>
      discounts.some(
        ({ coupon, promotion_code }) => (coupon === undefined) === (promotion_code === undefined),
      ),
    message: "Each discount takes exactly one of these parameters: coupon, promotion_code.",
    param: "discounts[0]",
  },
  {
    isBroken: ({ customer, customer_email }) => customer !== undefined && customer_email !== undefined,
    message: "You may only specify one of these parameters: customer, customer_email.",
    param: "customer_email",
  },
  {
    isBroken: ({ customer, customer_creation }) => customer !== undefined && customer_creation !== undefined,
    message: "You may only specify one of these parameters: customer, customer_creation.",
    param: "customer_creation",
  },
  {
    isBroken: ({ customer, customer_update }) => customer_update !== undefined && customer === undefined,
    message: "`customer_update` can only be used together with `customer`.",
    param: "customer_update",
  },
  {
    isBroken: ({ expires_at: at }, now) => at !== undefined && at < now + halfHour,
    message: "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
    param: "expires_at",
  },
  {
    isBroken: ({ expires_at: at }, now) => at !== undefined && at > now + day,
    message: "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
    param: "expires_at",
  },
];

/** @throws ApiError for the first broken rule */
export function checkSession(given: SessionCreate, now: number) {
  const broken = rules.find((rule) => rule.isBroken(given, now));
  if (broken) throw new ApiError(broken.message, { code: broken.code, param: broken.param });
}
