import type * as v from "valibot";
import type { apiOrders, ordersQuery } from "@/src/domain/contracts/api/orders";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { listPage } from "./list-page";
import { orderOf } from "./order-of";

/** Time of the change in milliseconds and row number. */
const cursorShape = /^(\d{1,15})-(\d{1,10})$/;

function placeOf(cursor: string) {
  const [, at, id] = cursorShape.exec(cursor) ?? [];
  return at === undefined || id === undefined ? null : { changedAt: new Date(Number(at)), id: Number(id) };
}

/** A page of orders, oldest change first. */
export async function listOrders(
  { store }: Pick<Shop, "store">,
  { cursor, limit, "changed-since": since }: v.InferOutput<typeof ordersQuery>,
): Promise<Result<v.InferOutput<typeof apiOrders>, "bad-cursor">> {
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null) return fail("bad-cursor");
  const found = await store.orders.findChangedOrders({
    after,
    since: since === undefined ? null : new Date(since),
    limit: limit + 1,
  });
  const cursorOf = (last: (typeof found)[number]) => `${last.changedAt.getTime()}-${last.order.id}`;
  return ok(listPage(found, limit, { entryOf: orderOf, cursorOf }));
}
