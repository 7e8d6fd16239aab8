import type Stripe from "stripe";
import { secondsOf } from "@/sandbox/clock/clock";
import { ApiError, missingResource } from "@/sandbox/stripe/api/api-error";
import type { SessionRecord } from "@/sandbox/stripe/documents";
import { buildLineItem, type PricedLine } from "@/sandbox/stripe/objects/build-line-items";
import { buildSession } from "@/sandbox/stripe/objects/build-session";
import { isCurrency, largestCharge, minimumCharge, showMoney } from "@/sandbox/stripe/objects/currencies";
import { newId } from "@/sandbox/stripe/objects/new-id";
import type { SessionCreate } from "@/sandbox/stripe/parameters/session-parameters";
import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";
import { applyCoupon, findCoupon, findPromotion } from "./apply-coupon";
import { checkSession } from "./session-rules";

const day = 86_400;

/** @throws ApiError for anything the provider refuses about the request */
export function createSession(sandbox: StripeSandbox, given: SessionCreate): Stripe.Checkout.Session {
  const created = secondsOf(sandbox.clock);
  checkSession(given, created);
  if (given.customer && !sandbox.store.get("customers", given.customer))
    throw missingResource("customer", given.customer, "customer");

  const lines = readLines(given);
  const currency = readCurrency(given, lines);
  const id = newId("cs_test_a1");
  const url = `${sandbox.origin}/c/pay/${id}`;
  const items = lines.map((line) => buildLineItem(line, line.price_data.unit_amount ?? 0, created));
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const expiresAt = given.expires_at ?? created + day;
  const object = buildSession(given, {
    id,
    url,
    created,
    expiresAt,
    currency,
    subtotal,
    methods: chooseMethods(given, currency),
  });
  const fresh: SessionRecord = {
    object,
    lines: items,
    payment: {
      metadata: given.payment_intent_data?.metadata ?? {},
      description: given.payment_intent_data?.description ?? null,
      receiptEmail: given.payment_intent_data?.receipt_email ?? null,
    },
    pageUrl: url,
    attempt: null,
    neverReturns: false,
  };
  const record = discounted(sandbox, given, fresh, created);
  checkTotal(record.object.amount_total ?? 0, currency);
  sandbox.store.put("sessions", id, record);
  sandbox.store.put("tasks", `expire-${id}`, {
    id: `expire-${id}`,
    dueAt: expiresAt * 1000,
    kind: "expire-session",
    session: id,
  });
  return record.object;
}

function readLines(given: SessionCreate): PricedLine[] {
  return (given.line_items ?? []).map((line, at) => {
    const name = `line_items[${at}]`;
    const { price_data: data, quantity } = line;
    if (line.price) throw missingResource("price", line.price, `${name}[price]`);
    if (!data) throw missing(`${name}[price_data]`);
    if (data.product) throw missingResource("product", data.product, `${name}[price_data][product]`);
    if (!data.product_data) throw missing(`${name}[price_data][product_data]`);
    if (data.unit_amount === undefined) throw missing(`${name}[price_data][unit_amount]`);
    if (quantity === undefined) throw missing(`${name}[quantity]`);
    const currency = data.currency.toLowerCase();
    if (!isCurrency(currency)) {
      throw new ApiError(`Invalid currency: ${currency}. The account does not support it.`, {
        param: `${name}[price_data][currency]`,
      });
    }
    return { ...line, price_data: { ...data, currency }, quantity };
  });
}

function missing(param: string): ApiError {
  return new ApiError(`Missing required param: ${param}.`, { code: "parameter_missing", param });
}

function readCurrency(given: SessionCreate, lines: readonly PricedLine[]): string {
  const currency = given.currency?.toLowerCase() ?? lines[0]?.price_data.currency ?? "eur";
  const odd = lines.findIndex((line) => line.price_data.currency !== currency);
  if (odd < 0) return currency;
  throw new ApiError(`All prices of a Checkout Session must have the same currency (${currency}).`, {
    param: `line_items[${odd}][price_data][currency]`,
  });
}

// Currencies in which the pay-later method may be offered. Source: provider's documentation, Klarna.
const payLaterCurrencies = ["eur", "usd", "gbp", "chf", "cad", "aud", "sek", "nok", "dkk"];

function chooseMethods(given: SessionCreate, currency: string): string[] {
  const offered = payLaterCurrencies.includes(currency) ? ["card", "klarna"] : ["card"];
  const chosen = offered
    .filter((method) => given.allowed_payment_method_types?.some((allowed) => allowed === method) ?? true)
    .filter((method) => !given.excluded_payment_method_types?.some((excluded) => excluded === method));
  if (chosen.length > 0) return chosen;
  throw new ApiError(
    `No payment method is left for ${currency} under allowed_payment_method_types and excluded_payment_method_types; this account takes card and klarna.`,
    {
      param: given.allowed_payment_method_types
        ? "allowed_payment_method_types"
        : "excluded_payment_method_types",
    },
  );
}

function discounted(
  sandbox: StripeSandbox,
  given: SessionCreate,
  record: SessionRecord,
  now: number,
): SessionRecord {
  const [asked] = given.discounts ?? [];
  if (!asked) return record;
  if (asked.promotion_code) {
    const promotion = findPromotion(sandbox, asked.promotion_code, now);
    return applyCoupon(
      record,
      findCoupon(sandbox, promotion.coupon, record, now, "discounts[0][promotion_code]"),
      promotion.id,
      now,
    );
  }
  return applyCoupon(
    record,
    findCoupon(sandbox, asked.coupon ?? "", record, now, "discounts[0][coupon]"),
    null,
    now,
  );
}

function checkTotal(total: number, currency: string) {
  const minimum = minimumCharge(currency);
  if (total > 0 && total < minimum) {
    throw new ApiError(
      `The Checkout Session's total amount due must add up to at least ${showMoney(minimum, currency, "en")}.`,
      { code: "amount_too_small" },
    );
  }
  if (total > largestCharge) {
    throw new ApiError(
      `The Checkout Session's total amount due must be no more than ${showMoney(largestCharge, currency, "en")}.`,
      { code: "amount_too_large" },
    );
  }
}
