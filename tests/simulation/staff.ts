import { randomUUID } from "node:crypto";
import { givenBack } from "@/src/domain/order/amount-due";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { moveByStaff } from "@/src/services/orders/move-by-staff";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import { refundOrder } from "@/src/services/orders/refund-order";
import type { Shop } from "@/src/services/shop";
import type { Rows } from "./test-bed";
import { askAny, type Node } from "./node";
import type { World } from "./world";

interface Office {
  readonly world: World;
  readonly nodes: readonly Node[];
  readonly rows: Rows;
  readonly skus: readonly string[];
  /** Refunds requested by clerks, hundredths of a euro, by order. */
  readonly wished: Map<number, number>;
  readonly notePriceChange: () => void;
}

const by = "atelier@valcour.example";
const minute = 60_000;

const anyOf = <Thing>(world: World, things: readonly Thing[]): Thing | undefined =>
  things[world.draw(things.length)];

/** A call to a dead node is not repeated: a staff member checks the state first. */
const askNode = <Value>({ world, nodes }: Office, name: string, work: (shop: Shop) => Promise<Value>) =>
  askAny(world, nodes, name, work);

/**
 * An editor: prices change while others buy. Like a save in the CMS: the price and the mark of the content, in one
 * transaction.
 */
async function changePrice({ world, rows, skus, notePriceChange }: Office): Promise<void> {
  const [sku, price] = [anyOf(world, skus), 20_000 + 100 * world.draw(300)];
  await world.turn("price", () => {
    notePriceChange();
    return rows(
      `with priced as (update products set price = $2 where sku = $1)
       update revisions set mark = $3 where key = 'content'`,
      [sku, price, randomUUID()],
    );
  });
}

/** A clerk refunds an order; sometimes the button is pressed twice, at two nodes. */
async function refund(office: Office): Promise<void> {
  const { world, rows } = office;
  const paid = await rows<{ id: number }>(
    "select id from orders where receipt_number is not null and state <> 'refunded' order by id",
  );
  const chosen = anyOf(world, paid);
  if (!chosen) return;
  const [isAll, share, presses] = [world.draw(2) === 0, world.draw(100), world.draw(3) === 0 ? 2 : 1];
  const key = randomUUID();
  const order = await askNode(office, "order", (shop) => shop.store.orders.findOrder("id", chosen.id));
  if (!order) return;
  const left = order.total - givenBack(order);
  const amount = isAll ? left : Math.floor((left * share) / 100);
  if (amount === 0) return;
  office.wished.set(order.id, (office.wished.get(order.id) ?? 0) + amount);
  const wish = { orderId: order.id, amount, knownRefunded: givenBack(order), key, by, reason: "x" };
  /** A click without an answer is repeated. */
  const press = async () =>
    (await askNode(office, "refund", (shop) => refundOrder(shop, wish))) ??
    (await askNode(office, "refund again", (shop) => refundOrder(shop, wish)));
  await Promise.all(Array.from({ length: presses }, press));
}

/** The workshop starts an order. */
async function begin(office: Office): Promise<void> {
  const { world, rows } = office;
  const paid = await rows<{ id: number }>("select id from orders where state = 'paid' order by id");
  const chosen = anyOf(world, paid);
  if (chosen)
    await askNode(office, "step", (shop) =>
      moveByStaff(shop, { orderId: chosen.id, from: "paid", to: "in-workshop", parcel: null, by }),
    );
}

/** A day at the desk. */
export async function workAtDesk(office: Office): Promise<void> {
  const { world } = office;
  const acts = [changePrice, refund, begin];
  for (let left = 2 + world.draw(4); left > 0; left -= 1) {
    await world.pause(world.draw(4 * minute));
    await anyOf(world, acts)?.(office);
  }
}

/** Nodes send their mails at once, besides the timetable. */
export async function sendMails(office: Office, rounds: number): Promise<void> {
  for (let left = rounds; left > 0; left -= 1) {
    await office.world.pause(office.world.draw(2 * minute));
    await askNode(office, "outbox", deliverMails);
  }
}

/** The timetable, on the node that leads it. */
export async function keepTimetable(office: Office, rounds: number): Promise<void> {
  const { world } = office;
  for (let left = rounds; left > 0; left -= 1) {
    await world.pause(minute);
    await askNode(office, "mails", deliverMails);
    await askNode(office, "reconcile", reconcileOrders);
  }
}
