import type { Payer, WalletCapture, WalletOrder, WalletRefund } from "../documents";
import type { PaypalSandbox } from "../paypal-sandbox";
import { toWalletMoney } from "./wallet-money";

const time = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");

interface Link {
  href: string;
  rel: string;
  method: "GET" | "POST";
}

const get = (href: string, rel: string): Link => ({ href, rel, method: "GET" });

/** Page on which the shopper approves the payment. */
export const approvePage = ({ origin }: PaypalSandbox, id: string): string =>
  `${origin}/checkoutnow?token=${id}`;

export const unitOf = ({ request }: WalletOrder) => {
  const [unit] = request.purchase_units;
  if (!unit) throw new Error("An order was kept without a purchase unit.");
  return unit;
};

/** Refunds of a capture, the oldest first. */
const refundsOf = ({ store }: PaypalSandbox, capture: string): WalletRefund[] =>
  store.all("walletRefunds").filter((refund) => refund.capture === capture);

export const refundedOf = (sandbox: PaypalSandbox, capture: string): number =>
  refundsOf(sandbox, capture).reduce((sum, { amount }) => sum + amount, 0);

function captureStatus(sandbox: PaypalSandbox, { id, status, amount }: WalletCapture) {
  const refunded = refundedOf(sandbox, id);
  if (refunded === 0) return status;
  return refunded < amount ? "PARTIALLY_REFUNDED" : "REFUNDED";
}

const named = (order: WalletOrder | undefined) => {
  const unit = order && unitOf(order);
  return {
    ...(unit?.custom_id !== undefined && { custom_id: unit.custom_id }),
    ...(unit?.invoice_id !== undefined && { invoice_id: unit.invoice_id }),
  };
};

/** A capture as part of its order. */
function showCapture(sandbox: PaypalSandbox, capture: WalletCapture) {
  const { id, amount, currency, createdAt, updatedAt } = capture;
  const order = sandbox.store.get("walletOrders", capture.order);
  const own = `${sandbox.origin}/v2/payments/captures/${id}`;
  const money = toWalletMoney(amount, currency);
  const fee = Math.round(amount * 0.0349);
  return {
    id,
    status: captureStatus(sandbox, capture),
    ...(capture.status === "PENDING" && { status_details: { reason: "ECHECK" } }),
    amount: money,
    final_capture: true,
    seller_protection: { status: "NOT_ELIGIBLE" },
    // A pending capture has no proceeds yet.
    ...(capture.status === "COMPLETED" && {
      seller_receivable_breakdown: {
        gross_amount: money,
        paypal_fee: toWalletMoney(fee, currency),
        net_amount: toWalletMoney(amount - fee, currency),
      },
    }),
    ...named(order),
    create_time: time(createdAt),
    update_time: time(updatedAt),
    links: [
      get(own, "self"),
      { href: `${own}/refund`, rel: "refund", method: "POST" as const },
      get(`${sandbox.origin}/v2/checkout/orders/${capture.order}`, "up"),
    ],
  };
}

/** The same on its own or in an event: it then names its order. */
export const showLoneCapture = (sandbox: PaypalSandbox, capture: WalletCapture) => ({
  ...showCapture(sandbox, capture),
  supplementary_data: { related_ids: { order_id: capture.order } },
});

export function showRefund(sandbox: PaypalSandbox, { id, capture, amount, createdAt }: WalletRefund) {
  const charged = sandbox.store.get("walletCaptures", capture);
  return {
    id,
    status: "COMPLETED",
    amount: toWalletMoney(amount, charged?.currency ?? "EUR"),
    ...named(sandbox.store.get("walletOrders", charged?.order ?? "")),
    create_time: time(createdAt),
    update_time: time(createdAt),
    links: [
      get(`${sandbox.origin}/v2/payments/refunds/${id}`, "self"),
      get(`${sandbox.origin}/v2/payments/captures/${capture}`, "up"),
    ],
  };
}

const payerName = ({ givenName, surname }: Payer) => ({ given_name: givenName, surname });

/** Address of the PayPal account, for orders that leave the address to PayPal. */
const addressOnFile = {
  address_line_1: "1 rue des Granges",
  admin_area_2: "Besançon",
  postal_code: "25000",
  country_code: "FR",
};

function shippingOf({ request, payer }: WalletOrder) {
  const preference = request.payment_source.paypal.experience_context.shipping_preference;
  const [unit] = request.purchase_units;
  if (preference === "NO_SHIPPING") return undefined;
  if (preference === "SET_PROVIDED_ADDRESS") return unit?.shipping;
  return payer
    ? { name: { full_name: `${payer.givenName} ${payer.surname}` }, address: addressOnFile }
    : undefined;
}

function linksOf(sandbox: PaypalSandbox, { id, status }: WalletOrder): Link[] {
  const own = `${sandbox.origin}/v2/checkout/orders/${id}`;
  if (status === "COMPLETED") return [get(own, "self")];
  if (status === "APPROVED")
    return [get(own, "self"), { href: `${own}/capture`, rel: "capture", method: "POST" }];
  return [get(own, "self"), get(approvePage(sandbox, id), "payer-action")];
}

function showUnit(sandbox: PaypalSandbox, order: WalletOrder) {
  const { shipping: _asked, reference_id = "default", ...unit } = unitOf(order);
  const shipping = shippingOf(order);
  const capture = sandbox.store.get("walletCaptures", order.capture ?? "");
  const refunds = capture ? refundsOf(sandbox, capture.id) : [];
  return {
    reference_id,
    ...unit,
    ...(shipping && { shipping }),
    ...(capture && {
      payments: {
        captures: [showCapture(sandbox, capture)],
        ...(refunds.length > 0 && { refunds: refunds.map((refund) => showRefund(sandbox, refund)) }),
      },
    }),
  };
}

/** An order as the API returns it. @param isBrief only what `Prefer: return=minimal` promises */
export function showWalletOrder(sandbox: PaypalSandbox, order: WalletOrder, isBrief = false): object {
  const { id, status, payer, request, createdAt, updatedAt } = order;
  const wallet = payer && {
    email_address: payer.email,
    account_id: payer.id,
    account_status: "VERIFIED",
    name: payerName(payer),
  };
  const brief = { id, status, payment_source: { paypal: wallet ?? {} }, links: linksOf(sandbox, order) };
  if (isBrief) return brief;
  return {
    ...brief,
    intent: request.intent,
    purchase_units: [showUnit(sandbox, order)],
    ...(payer && {
      payer: { name: payerName(payer), email_address: payer.email, payer_id: payer.id },
    }),
    create_time: time(createdAt),
    update_time: time(updatedAt),
  };
}
