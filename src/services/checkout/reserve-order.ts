import type { Order, OrderDraft } from "../../domain/order/order";
import { fail, ok, type Result } from "../../domain/result";
import type { OrderTransaction } from "../../store/order-transaction";
import type { Shop } from "../shop-parts";
import { contentHash } from "./draft-order";
import { reuseOrder, sessionLife } from "./reuse-order";

export interface Reservation {
  readonly order: Order;
  /** Orders of the same cart with another content, whose pages must be closed first. */
  readonly superseded: readonly Order[];
}

export type ReserveFault = "promo-gone" | "cart-changed";

/** Whether the cart still holds what was priced: it may have been paid or changed a moment ago. */
async function isCartAsDrafted(tx: OrderTransaction, token: string, { lines }: OrderDraft): Promise<boolean> {
  const now = await tx.readCartLines(token);
  return (
    now.length === lines.length &&
    now.every(({ sku, quantity }, index) => lines[index]?.sku === sku && lines[index].quantity === quantity)
  );
}

async function reserve(
  shop: Shop,
  tx: OrderTransaction,
  token: string,
  draft: OrderDraft,
): Promise<Result<Reservation, ReserveFault>> {
  const now = shop.clock();
  const cartId = await tx.lockCart(token);
  if (cartId === null || !(await isCartAsDrafted(tx, token, draft))) return fail("cart-changed");
  const hash = contentHash(draft);
  const { same, superseded } = await reuseOrder(tx, await tx.findPendingOrders(cartId), hash, now);
  if (same) return ok({ order: same, superseded });
  if (draft.promo && !(await tx.lockPromo(draft.promo.code, now))) return fail("promo-gone");
  const order = await tx.insertOrder(
    {
      draft,
      token: shop.random(128),
      cartId,
      submission: null,
      contact: null,
      contentHash: hash,
      sessionExpiresAt: new Date(now.getTime() + sessionLife),
    },
    now,
  );
  return ok({ order, superseded });
}

/**
 * Writes the order of a cart, or finds the one that was written a moment ago: submitted any number of times
 * at once, one content is one order.
 * Source: scenario 5.
 * @param token the cart's secret
 */
export const reserveOrder = (shop: Shop, token: string, draft: OrderDraft) =>
  shop.store.transaction((tx) => reserve(shop, tx, token, draft));
