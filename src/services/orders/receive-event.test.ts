import { expect, test } from "vitest";
import { fail, ok } from "@/src/domain/result";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { paypalTraits } from "@/src/gateways/paypal/paypal-traits";
import { stripeTraits } from "@/src/gateways/stripe/stripe-traits";
import type { Shop } from "@/src/services/shop";
import { receiveEvent } from "./receive-event";

const now = new Date("2026-11-23T09:00:00Z");
const traits = { stripe: stripeTraits, paypal: paypalTraits };

/** A shop without orders: its calls show how an event is handled. */
function shopAround(type: string, answer: "unavailable" | "refused" | "session" = "session") {
  const asked: string[] = [];
  const isKnown = { value: false };
  const gateway = {
    readEvent: (body: string) =>
      Promise.resolve(
        body === "signed"
          ? ok({
              id: "evt_1",
              type,
              objectId: "object",
              paymentIntent: type.includes("bare") ? null : "pi_1",
            })
          : fail("bad-signature"),
      ),
    retrieveSession: (id: string) => {
      asked.push(`session ${id}`);
      return Promise.resolve(answer === "session" ? ok({ reference: null }) : fail(answer));
    },
    findSession: (intent: string) => {
      asked.push(`session of ${intent}`);
      return Promise.resolve(ok(null));
    },
  };
  const other = new Proxy({}, { get: (_, name) => asked.push(`another provider: ${String(name)}`) });
  const store = {
    payments: {
      receiveEvent: () => Promise.resolve(!isKnown.value),
      isRecorded: () => Promise.resolve(false),
      finishEvent: (id: string, outcome: string, at: Date) => {
        asked.push(`finished ${id} ${outcome} ${at.toISOString()}`);
        return Promise.resolve();
      },
      keepEvent: (id: string, outcome: string, at: Date) => {
        asked.push(`kept ${id} ${outcome} ${at.toISOString()}`);
        return Promise.resolve();
      },
    },
    orders: {
      findOrder: (key: string, value: string) => {
        asked.push(`order by ${key} ${value}`);
        return Promise.resolve(null);
      },
    },
  };
  const receive = (provider: PaymentProvider, body = "signed") => {
    const payments = { stripe: other, paypal: other, [provider]: { ...gateway, traits: traits[provider] } };
    const shop = { payments, store, clock: () => now } as unknown as Shop;
    return receiveEvent(shop, provider, body, new Headers());
  };
  return { asked, isKnown, receive };
}

const finished = (outcome: string) => `finished evt_1 ${outcome} ${now.toISOString()}`;
const kept = `kept evt_1 unknown-order ${now.toISOString()}`;
const session = ["session object", kept];
const charge = ["order by paymentIntent pi_1", "session of pi_1", kept];
const nothing = [finished("ignored")];

test.each<[PaymentProvider, string, readonly string[]]>([
  ["stripe", "checkout.session.completed", session],
  ["stripe", "checkout.session.async_payment_failed", session],
  ["stripe", "charge.refunded", charge],
  ["stripe", "charge.refund.updated", charge],
  ["stripe", "charge.dispute.created", charge],
  ["stripe", "charge.dispute.funds_withdrawn", charge],
  ["stripe", "refund.failed", charge],
  ["stripe", "refund.bare", [finished("no-payment")]],
  ["stripe", "charge.succeeded", nothing],
  ["stripe", "other.checkout.session.completed", nothing],
  ["stripe", "a.refund.failed", nothing],
  ["stripe", "a.charge.refunded", nothing],
  ["paypal", "CHECKOUT.ORDER.APPROVED", session],
  ["paypal", "PAYMENT.CAPTURE.COMPLETED", session],
  ["paypal", "PAYMENT.CAPTURE.DENIED", session],
  ["paypal", "PAYMENT.CAPTURE.REFUNDED", charge],
  ["paypal", "PAYMENT.CAPTURE.REVERSED", charge],
  ["paypal", "PAYMENT.CAPTURE.REFUNDED.LATER", session],
  ["paypal", "BILLING.PLAN.CREATED", nothing],
  ["paypal", "A.CHECKOUT.ORDER.APPROVED", nothing],
])(
  "%s %s asks the provider again about what it names, and is kept where no order is known",

  async (provider, type, asked) => {
    const shop = shopAround(type);
    expect((await shop.receive(provider)).ok).toBe(true);
    expect(shop.asked).toEqual(asked);
  },
);

test("unsigned events are rejected, processed ones are not processed again", async () => {
  const shop = shopAround("checkout.session.completed");
  expect(await shop.receive("stripe", "forged")).toEqual(fail("bad-signature"));
  shop.isKnown.value = true;
  expect(await shop.receive("stripe")).toEqual(ok("known"));
  expect(shop.asked).toEqual([]);
});

test("an unavailable provider makes the event fail; a refusal does not", async () => {
  const away = shopAround("checkout.session.completed", "unavailable");
  expect(await away.receive("stripe")).toEqual(fail("unavailable"));
  expect(away.asked).toEqual(["session object"]);
  const refusing = shopAround("checkout.session.completed", "refused");
  expect(await refusing.receive("stripe")).toEqual(ok("refused"));
  expect(refusing.asked).toEqual(["session object", finished("refused")]);
});
