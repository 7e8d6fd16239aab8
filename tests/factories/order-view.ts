import type { OpenShop } from "@/tests/setup/open-shop";

/** The fields of an order that tests read. */
export interface OrderView {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly state: string;
  readonly receipt_number: string | null;
  readonly held_reason: string | null;
  readonly session_id: string | null;
  readonly payment_intent: string | null;
  readonly refunded_amount: string;
  readonly total: string;
  readonly charge_currency: string;
  readonly covered: string;
  readonly refunded_to_cards: string;
}

/** The order of a payment page. */
export async function orderOfPage(open: OpenShop, page: string): Promise<OrderView> {
  const [order] = await open.rows<OrderView & Record<string, unknown>>(
    "select * from orders where session_url = $1",
    [page],
  );
  if (!order) throw new Error(`No order has the payment page ${page}.`);
  return order;
}

/** An order as it is now. */
export async function reloadOrder(open: OpenShop, { id, number }: OrderView): Promise<OrderView> {
  const [order] = await open.rows<OrderView & Record<string, unknown>>("select * from orders where id = $1", [
    id,
  ]);
  if (!order) throw new Error(`The order ${number} is gone.`);
  return order;
}

/** Mails of an order in the outbox, as kind and state. */
export const mailsOf = (open: OpenShop, order: OrderView) =>
  open.rows<{ kind: string; state: string }>(
    "select kind, state from mails where order_id = $1 order by kind",
    [order.id],
  );

/** Lets a payment page run out of time, without moving the provider's clock for the other tests. */
export async function expirePage(open: OpenShop, page: string): Promise<void> {
  const { session_id: session } = await orderOfPage(open, page);
  await open.control("POST", `sessions/${session}/expire`);
  await open.sandbox.idle();
}
