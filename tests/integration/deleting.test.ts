import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeOneOfEach } from "@/tests/factories/one-of-each";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let admin: StaffMember;
beforeAll(async () => {
  open = await openShop();
  admin = await staffMember(open, "admin");
  await makeOneOfEach(open);
});
afterAll(() => open.close());

/**
 * Rows with a required reference: deleting their target fails in the database with an unreadable error. A new entry
 * here needs refuseDeletingReferenced or deleteReferring on its target, unless the admin cannot delete that.
 */
test("required references are known", async () => {
  const rows = await open.rows<{ reference: string }>(
    `select conrelid::regclass || '.' || attname || ' → ' || confrelid::regclass as reference
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype in ('n', 'a', 'r') and attnotnull order by 1`,
  );
  expect(rows.map(({ reference }) => reference)).toEqual([
    "affiliate_visits.affiliate_id → affiliates",
    "cart_lines.cart_id → carts",
    "credit_notes.order_id → orders",
    "customer_reviews.watch_id → watches",
    "customer_sessions.customer_id → customers",
    "gift_card_entries.card_id → gift_cards",
    "order_notes.order_id → orders",
    "payments.order_id → orders",
    "pre_orders.offer_id → preorder_offers",
    "pre_orders.order_id → orders",
    "preorder_offers.product_id → products",
    "price_changes.batch_id → price_batches",
    "price_history.product_id → products",
    "saved_watches.customer_id → customers",
    "stock_movements.item_id → stock_items",
    "stock_notices.item_id → stock_items",
  ]);
});

async function idOf(query: string): Promise<number> {
  const [row] = await open.rows<{ id: number }>(query);
  if (!row) throw new Error(`Nothing is found by ${query}.`);
  return row.id;
}

describe("deleting", () => {
  test("a product that was never sold is deleted with its prices", async () => {
    const made = await admin.ask("POST", "/api/products", {
      sku: "ESSAI-1",
      name: "Essai",
      price: 1250,
      kind: "watch",
      slug: "essai-1",
      _status: "published",
    });
    expect(made.status).toBe(201);
    const { id } = (made.body as { doc: { id: number } }).doc;
    const prices = "select id from price_history where product_id = $1";
    expect(await open.rows(prices, [id])).toHaveLength(1);
    expect(await admin.ask("DELETE", `/api/products/${id}`)).toMatchObject({ status: 200 });
    expect(await open.rows(prices, [id])).toEqual([]);
  });

  test("an affiliate's visits are deleted with the affiliate", async () => {
    const id = await idOf("select id from affiliates limit 1");
    await open.rows("insert into affiliate_visits (affiliate_id, day, times) values ($1, '2026-11-01', 3)", [
      id,
    ]);
    expect(await admin.ask("DELETE", `/api/affiliates/${id}`)).toMatchObject({ status: 200 });
    expect(await open.rows("select id from affiliate_visits")).toEqual([]);
  });

  test.each([
    ["watches", "select watch_id as id from customer_reviews limit 1"],
    ["products", "select product_id as id from preorder_offers limit 1"],
    ["preorder-offers", "select offer_id as id from pre_orders limit 1"],
  ])("%s that others name stay, and the answer says why", async (slug, query) => {
    const id = await idOf(query);
    expect(await admin.ask("DELETE", `/api/${slug}/${id}`)).toMatchObject({ status: 409 });
    expect(await idOf(query)).toBe(id);
  });
});
