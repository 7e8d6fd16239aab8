import type { Payload, ServerProps } from "payload";
import { cache } from "react";
import type { Order } from "@/src/domain/order/order";
import { shopOf } from "@/src/server/runtime/shop-of";
import { mayRead } from "@/src/admin/may-read";

/** Read once for all the parts of a page that show it. */
const readOnce = cache((payload: Payload, id: number) => shopOf(payload).store.orders.findOrder("id", id));

/**
 * The order that a form of the admin shows; null for an unsaved one, and without the right to read orders.
 * @param props Payload's props of a custom field
 */
export async function shownOrder({
  data,
  payload,
  user,
}: {
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  readonly payload: Payload;
  readonly user: ServerProps["user"];
}): Promise<Order | null> {
  const id = Number(data?.id);
  return mayRead("orders", user) && Number.isInteger(id) ? readOnce(payload, id) : null;
}
