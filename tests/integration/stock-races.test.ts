import { afterAll, beforeAll, expect, test } from "vitest";
import { countProduct } from "@/tests/factories/count-stock";
import { seeded } from "@/tests/factories/random-trade";
import { openCheckout, settle } from "@/tests/factories/stock-trade";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const draw = seeded(60);
const sku = "DI0136";

/** One checkout and its later events; those of the provider are repeated, or come after their opposite. */
async function shopOnce(item: number): Promise<void> {
  const order = await openCheckout(open, { sku, quantity: 1 + draw(2), item });
  if (order === null) return;
  await open.shop.store.orders.setSession(order.number, { id: `cs_${order.token}`, url: null }, 0);
  const say = (outcome: Parameters<typeof settle>[2]) => settle(open.shop, order, outcome);
  const fate = draw(10);
  if (fate < 4) await Promise.all([say("expired"), say("expired")]);
  else if (fate < 6) await say("expired").then(() => say("paid"));
  else if (fate < 7) await say("promised").then(() => Promise.all([say("failed"), say("failed")]));
  else if (fate < 8) await Promise.all([say("paid"), say("expired")]);
  else await Promise.all([say("paid"), say("paid"), say("paid")]);
}

const sums = async (item: number) => {
  const [row] = await open.rows<Record<string, number>>(
    `select on_hand::int as "onHand", reserved::int as reserved, available::int as available,
            (select sum(pieces)::int from stock_movements where item_id = item.id) as pieces,
            (select sum(reserved)::int from stock_movements where item_id = item.id) as "heldByLedger",
            (select coalesce(sum(line.quantity), 0)::int from orders join orders_lines line on line._parent_id = orders.id
              where orders.state = 'paid' and line.sku = '${sku}') as sold
       from stock_items item where id = $1`,
    [item],
  );
  return row;
};

test("60 pieces, 500 checkouts at once: none is sold twice, all are sold, and the ledger matches", async () => {
  const { id: item } = await countProduct(open, sku, 60);
  await Promise.all(Array.from({ length: 500 }, () => shopOnce(item)));
  const after = await sums(item);
  expect(after).toMatchObject({ reserved: 0, heldByLedger: 0, onHand: after?.pieces });
  expect((after?.onHand ?? 0) + (after?.sold ?? 0)).toBe(60);
  // Refused shoppers return for released pieces.
  for (let left = after?.available ?? 0; left > 0; left -= 1) {
    const order = await openCheckout(open, { sku, quantity: 1, item });
    if (order) await settle(open.shop, order, "paid");
  }
  expect(await sums(item)).toEqual({
    onHand: 0,
    reserved: 0,
    available: 0,
    pieces: 0,
    heldByLedger: 0,
    sold: 60,
  });
  expect(await openCheckout(open, { sku, quantity: 1, item })).toBeNull();
  const held = await open.rows(
    "select held_reason from orders where state = 'held' and held_reason <> 'stock'",
  );
  expect(held).toEqual([]);
}, 120_000);

test("the last piece in 50 checkouts is one order; its end releases it once", async () => {
  const { id: item } = await countProduct(open, "RE1070", 1);
  const wanted = { sku: "RE1070", quantity: 1, item };
  const orders = await Promise.all(Array.from({ length: 50 }, () => openCheckout(open, wanted)));
  const [order, ...others] = orders.filter((one) => one !== null);
  expect(others).toEqual([]);
  if (!order) throw new Error("No order got it.");
  await open.shop.store.orders.setSession(order.number, { id: `cs_${order.token}`, url: null }, 0);
  await Promise.all([1, 2, 3].map(() => settle(open.shop, order, "expired")));
  expect(await open.rows("select available::int from stock_items where id = $1", [item])).toEqual([
    { available: 1 },
  ]);
});
