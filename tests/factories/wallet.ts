import * as v from "valibot";
import { walletCaptureResponse, walletOrderResponse } from "@/src/domain/contracts/paypal";
import type { OrderContact } from "@/src/domain/order/order";
import { placeOrder } from "@/src/services/checkout/place-order";
import type { OpenShop } from "@/tests/setup/open-shop";
import type { OrderView } from "./order-view";
import { pageDraft } from "./page-draft";
import { createShopper } from "./shopper";

const giver: OrderContact = {
  email: "ines@example.com",
  name: "Inès",
  phone: null,
  billingAddress: null,
  shippingName: null,
  shippingAddress: null,
};

/** An order with its PayPal sessions. */
export interface WalletView extends OrderView {
  readonly payment_provider: string;
  readonly session_url: string;
}

/** The current order of a key; throws without one. */
export async function orderNow(open: OpenShop, id: number): Promise<WalletView> {
  const [order] = await open.rows<WalletView & Record<string, unknown>>(
    "select * from orders where id = $1",
    [id],
  );
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

/** Places an order without a cart that is paid by PayPal or by card. @param key of the form it comes from */
export async function placeWalletOrder(
  open: OpenShop,
  key: string,
  provider: "paypal" | "stripe" = "paypal",
): Promise<WalletView> {
  const draft = await pageDraft(open, 40);
  const placed = await placeOrder(open.shop, { purpose: "wallet", key, draft, contact: giver, provider });
  if (!placed.ok) throw new Error(`The order was not placed: ${placed.error}`);
  const [row] = await open.rows<{ id: number }>("select id from orders where session_url = $1", [
    placed.value,
  ]);
  if (!row) throw new Error(`No order has the page ${placed.value}.`);
  return orderNow(open, row.id);
}

/** Approves on PayPal's page. @returns the redirect target, null when it stays */
export async function approve(page: string, fields: Record<string, string> = {}): Promise<string | null> {
  const answer = await fetch(page, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email: "ada@example.com", funding: "balance", ...fields }),
  });
  return answer.headers.get("location");
}

/** The call of the thanks page for a shopper who returns. */
export const askToCapture = ({ url }: Pick<OpenShop, "url">, token: string) =>
  createShopper({ url }).post("/api/paypal/capture-order", { order: token });

/** ms until the retry of a call to a busy shop. */
const comesAgainMs = 500;

/** The same, retried while the shop is busy, like the page; throws on failure. */
export async function captureWallet(
  open: OpenShop,
  token: string,
  tries = 20,
): Promise<v.InferOutput<typeof walletCaptureResponse>> {
  const { status, body } = await askToCapture(open, token);
  if (status === 503 && tries > 1) {
    await new Promise((resolve) => setTimeout(resolve, comesAgainMs));
    return captureWallet(open, token, tries - 1);
  }
  if (status !== 200) throw new Error(`Capturing answered ${status}: ${JSON.stringify(body)}`);
  return v.parse(walletCaptureResponse, body);
}

/** The call of the pay button; throws on failure. */
export async function openWallet(open: OpenShop, token: string) {
  const { status, body } = await createShopper(open).post("/api/paypal/create-order", { order: token });
  if (status !== 200) throw new Error(`Opening the wallet answered ${status}: ${JSON.stringify(body)}`);
  return v.parse(walletOrderResponse, body);
}
