import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import { ApiError } from "../api/api-error";
import type { SessionRecord } from "../documents";
import { buildLineItem } from "../objects/build-line-items";
import { buildSession } from "../objects/build-session";
import { isCurrency, largestCharge, minimumCharge, showMoney } from "../objects/currencies";
import { newId } from "../objects/new-id";
import { methodsIn } from "../objects/payment-methods";
import type { SessionCreate, SessionLine } from "../parameters/session-parameters";
import type { StripeSandbox } from "../stripe-sandbox";
import { applyCoupon } from "./apply-coupon";

const halfHour = 1800;
const day = 86_400;

/** @throws ApiError for anything the provider refuses about the request */
export function createSession(sandbox: StripeSandbox, given: SessionCreate): Stripe.Checkout.Session {
  const created = secondsOf(sandbox.clock);
  const expiresAt = given.expires_at ?? created + day;
  checkExpiry(expiresAt - created);
  const lines = readLines(given);
  const currency = readCurrency(lines);
  const id = newId("cs_test_a1");
  const url = `${sandbox.origin}/c/pay/${id}`;
  const items = lines.map((line) => buildLineItem(line, created));
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const methods = methodsIn(currency);
  const fresh: SessionRecord = {
    object: buildSession(given, { id, url, created, expiresAt, currency, subtotal, methods }),
    lines: items,
    payment: {
      metadata: given.payment_intent_data?.metadata ?? {},
      description: given.payment_intent_data?.description ?? null,
    },
    pageUrl: url,
    attempt: null,
    neverReturns: false,
    awaited: null,
  };
  const [discount] = given.discounts ?? [];
  const record = discount ? applyCoupon(sandbox, fresh, discount.coupon) : fresh;
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

function checkExpiry(secondsAhead: number) {
  const rule =
    secondsAhead < halfHour ? "at least 30 minutes" : secondsAhead > day ? "less than 24 hours" : undefined;
  if (rule === undefined) return;
  throw new ApiError(`The \`expires_at\` timestamp must be ${rule} from Checkout Session creation.`, {
    param: "expires_at",
  });
}

function readLines(given: SessionCreate): SessionLine[] {
  return given.line_items.map((line, at) => {
    const currency = line.price_data.currency.toLowerCase();
    if (!isCurrency(currency)) {
      throw new ApiError(`Invalid currency: ${currency}. The account does not support it.`, {
        param: `line_items[${at}][price_data][currency]`,
      });
    }
    return { ...line, price_data: { ...line.price_data, currency } };
  });
}

function readCurrency(lines: readonly SessionLine[]): string {
  const currency = lines[0]?.price_data.currency ?? "eur";
  const odd = lines.findIndex((line) => line.price_data.currency !== currency);
  if (odd < 0) return currency;
  throw new ApiError(`All prices of a Checkout Session must have the same currency (${currency}).`, {
    param: `line_items[${odd}][price_data][currency]`,
  });
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
