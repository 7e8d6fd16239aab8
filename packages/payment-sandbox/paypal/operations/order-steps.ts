import { checkOrderRules } from "../api/order-rules";
import type { OrderRequest } from "../api/order-request";
import { unprocessable, WalletError } from "../api/wallet-error";
import type { Funding, Payer, WalletCapture, WalletOrder } from "../documents";
import { emitWalletEvent } from "../events/emit-wallet-event";
import { newWalletId } from "../objects/new-wallet-id";
import { approvePage, showLoneCapture, showWalletOrder, unitOf } from "../objects/show-wallet-order";
import { toSmallest } from "../objects/wallet-money";
import type { PaypalSandbox } from "../paypal-sandbox";
import { findWalletOrder } from "./find-wallet-records";

/** @throws WalletError 422 for a request that makes no sense */
export function createWalletOrder({ store, clock }: PaypalSandbox, request: OrderRequest): WalletOrder {
  checkOrderRules(request);
  const now = clock.now();
  const order: WalletOrder = {
    id: newWalletId(),
    request,
    status: "PAYER_ACTION_REQUIRED",
    payer: null,
    funding: "balance",
    capture: null,
    createdAt: now,
    updatedAt: now,
    neverReturns: false,
  };
  store.put("walletOrders", order.id, order);
  return order;
}

export interface Approval {
  readonly payer: Payer;
  readonly funding: Funding;
  readonly neverReturns: boolean;
}

/** The shopper agrees, or chooses another means of payment after a refusal; a completed order stays as it is. */
export function approveWalletOrder(sandbox: PaypalSandbox, id: string, approval: Approval): WalletOrder {
  const order = findWalletOrder(sandbox, id);
  if (order.status === "COMPLETED") return order;
  const { payer, funding, neverReturns } = approval;
  const approved: WalletOrder = {
    ...order,
    payer,
    funding,
    neverReturns,
    status: "APPROVED",
    updatedAt: sandbox.clock.now(),
  };
  sandbox.store.together(() => {
    sandbox.store.put("walletOrders", id, approved);
    emitWalletEvent(sandbox, {
      type: "CHECKOUT.ORDER.APPROVED",
      resourceType: "checkout-order",
      summary: "An order has been approved by buyer",
      resource: showWalletOrder(sandbox, approved),
    });
  });
  return approved;
}

const captureEvents = {
  COMPLETED: "Payment completed",
  PENDING: "Payment pending",
  DENIED: "Payment denied",
} as const;

/** Emits the event for the outcome of a capture. Call inside `store.together`. */
export function announceCapture(
  sandbox: PaypalSandbox,
  capture: WalletCapture,
  outcome: keyof typeof captureEvents,
) {
  emitWalletEvent(sandbox, {
    type: `PAYMENT.CAPTURE.${outcome}`,
    resourceType: "capture",
    summary: captureEvents[outcome],
    resource: showLoneCapture(sandbox, capture),
  });
}

/** Takes the money of an approved order. @throws WalletError 422 where there is nothing to take, or no way to */
export function captureWalletOrder(sandbox: PaypalSandbox, id: string): WalletOrder {
  const { store, clock } = sandbox;
  const order = findWalletOrder(sandbox, id);
  if (order.status === "COMPLETED") throw unprocessable("ORDER_ALREADY_CAPTURED", "Order already captured.");
  if (order.status !== "APPROVED")
    throw unprocessable("ORDER_NOT_APPROVED", "Payer has not yet approved the Order for payment.");
  if (order.funding === "refused") throw declined(sandbox, id);
  const now = clock.now();
  const { amount } = unitOf(order);
  const capture: WalletCapture = {
    id: newWalletId(),
    order: id,
    amount: toSmallest(amount),
    currency: amount.currency_code,
    status: order.funding === "echeck" ? "PENDING" : "COMPLETED",
    createdAt: now,
    updatedAt: now,
  };
  const completed: WalletOrder = { ...order, status: "COMPLETED", capture: capture.id, updatedAt: now };
  store.put("walletCaptures", capture.id, capture);
  store.put("walletOrders", id, completed);
  announceCapture(sandbox, capture, capture.status === "PENDING" ? "PENDING" : "COMPLETED");
  return completed;
}

/** The order stays approved; the shopper may go back and choose another means of payment. */
const declined = (sandbox: PaypalSandbox, id: string) =>
  new WalletError(
    422,
    [
      {
        issue: "INSTRUMENT_DECLINED",
        description:
          "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
      },
    ],
    [{ href: approvePage(sandbox, id), rel: "redirect", method: "GET" }],
  );
