import type Stripe from "stripe";
import type { SessionRecord, Shopper } from "../documents";
import { voucherEnd, vouchers, type VoucherMethod } from "../objects/payment-methods";
import type { StripeSandbox } from "../stripe-sandbox";
import { completeUnpaid } from "./complete-session";

/** The shopper gets a voucher to pay at a till; unpaid when it expires, the payment fails. */
export function giveVoucher(
  sandbox: StripeSandbox,
  session: SessionRecord,
  method: VoucherMethod,
  shopper: Shopper,
) {
  const { id } = session.object;
  const expiresAt = voucherEnd(vouchers[method], sandbox.clock.now());
  const url = `${sandbox.origin}/c/voucher/${id}`;
  completeUnpaid(sandbox, session, method, shopper, nextActions[method](expiresAt, url));
  const task = { id: `voucher-${id}`, dueAt: expiresAt * 1000 };
  sandbox.store.put("tasks", task.id, { ...task, kind: "settle", session: id, outcome: "failed" });
}

const store = { confirmation_number: "01234567890", payment_code: "123456" };

const nextActions: Readonly<
  Record<VoucherMethod, (expiresAt: number, url: string) => Stripe.PaymentIntent.NextAction>
> = {
  konbini: (expires_at, hosted_voucher_url) => ({
    type: "konbini_display_details",
    konbini_display_details: {
      expires_at,
      hosted_voucher_url,
      stores: { familymart: store, lawson: store, ministop: store, seicomart: store },
    },
  }),
  multibanco: (expires_at, hosted_voucher_url) => ({
    type: "multibanco_display_details",
    multibanco_display_details: {
      entity: "12345",
      reference: "999999999",
      expires_at,
      hosted_voucher_url,
    },
  }),
};
