import { resourceMissing } from "../api/wallet-error";
import type { WalletCapture, WalletOrder } from "../documents";
import type { PaypalSandbox } from "../paypal-sandbox";

/** An order that is not completed is deleted after three hours, as in the provider's API. */
const life = 3 * 3_600_000;

/** @throws WalletError 404 */
export function findWalletOrder({ store, clock }: PaypalSandbox, id: string): WalletOrder {
  const order = store.get("walletOrders", id);
  if (!order || (order.status !== "COMPLETED" && clock.now() - order.createdAt > life))
    throw resourceMissing();
  return order;
}

/** Accepts a capture or the order it belongs to. @throws WalletError 404 */
export function findWalletCapture({ store }: PaypalSandbox, id: string): WalletCapture {
  const capture =
    store.get("walletCaptures", id) ??
    store.get("walletCaptures", store.get("walletOrders", id)?.capture ?? "");
  if (!capture) throw resourceMissing();
  return capture;
}
