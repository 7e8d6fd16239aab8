import type { WalletRefundRequest } from "../api/order-request";
import { unprocessable } from "../api/wallet-error";
import type { WalletCapture, WalletRefund } from "../documents";
import { emitWalletEvent } from "../events/emit-wallet-event";
import { newWalletId } from "../objects/new-wallet-id";
import { refundedOf, showRefund } from "../objects/show-wallet-order";
import { toSmallest } from "../objects/wallet-money";
import type { PaypalSandbox } from "../paypal-sandbox";
import { findWalletCapture } from "./find-wallet-records";
import { announceCapture } from "./order-steps";

/** Outcome of an eCheck days later. @throws WalletError 422 for a capture that is not pending */
export function settleCapture(
  sandbox: PaypalSandbox,
  id: string,
  outcome: "completed" | "denied",
): WalletCapture {
  const capture = findWalletCapture(sandbox, id);
  if (capture.status !== "PENDING")
    throw unprocessable("CAPTURE_NOT_PENDING", "Only a pending capture can be settled.");
  const isDenied = outcome === "denied";
  const settled: WalletCapture = {
    ...capture,
    status: isDenied ? "DECLINED" : "COMPLETED",
    updatedAt: sandbox.clock.now(),
  };
  sandbox.store.together(() => {
    sandbox.store.put("walletCaptures", settled.id, settled);
    announceCapture(sandbox, settled, isDenied ? "DENIED" : "COMPLETED");
  });
  return settled;
}

function saveRefund(
  sandbox: PaypalSandbox,
  capture: WalletCapture,
  { amount, isReversal }: Pick<WalletRefund, "amount" | "isReversal">,
): WalletRefund {
  const refund: WalletRefund = {
    id: newWalletId(),
    capture: capture.id,
    amount,
    isReversal,
    createdAt: sandbox.clock.now(),
  };
  sandbox.store.together(() => {
    sandbox.store.put("walletRefunds", refund.id, refund);
    emitWalletEvent(sandbox, {
      type: isReversal ? "PAYMENT.CAPTURE.REVERSED" : "PAYMENT.CAPTURE.REFUNDED",
      resourceType: "refund",
      summary: isReversal ? "A payment was reversed" : "A payment was refunded",
      resource: showRefund(sandbox, refund),
    });
  });
  return refund;
}

function leftOf(sandbox: PaypalSandbox, capture: WalletCapture): number {
  if (capture.status !== "COMPLETED")
    throw unprocessable("CAPTURE_NOT_COMPLETED", "Only a completed capture can be given back.");
  const left = capture.amount - refundedOf(sandbox, capture.id);
  if (left === 0)
    throw unprocessable("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.");
  return left;
}

/** Refunds a capture. @throws WalletError 422 beyond the rest of the capture */
export function refundCapture(
  sandbox: PaypalSandbox,
  id: string,
  { amount }: WalletRefundRequest,
): WalletRefund {
  const capture = findWalletCapture(sandbox, id);
  const left = leftOf(sandbox, capture);
  if (amount && amount.currency_code !== capture.currency)
    throw unprocessable(
      "REFUND_CAPTURE_CURRENCY_MISMATCH",
      "Refund must be in the same currency as the capture.",
    );
  const asked = amount ? toSmallest(amount) : left;
  if (asked > left)
    throw unprocessable(
      "REFUND_AMOUNT_EXCEEDED",
      "The refund amount must be less than or equal to the capture.",
    );
  return saveRefund(sandbox, capture, { amount: asked, isReversal: false });
}

/** The payer's bank takes back whatever is left. */
export function reverseCapture(sandbox: PaypalSandbox, id: string): WalletRefund {
  const capture = findWalletCapture(sandbox, id);
  return saveRefund(sandbox, capture, { amount: leftOf(sandbox, capture), isReversal: true });
}
