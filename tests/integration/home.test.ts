import { afterAll, beforeAll, expect, test } from "vitest";
import { waitingKinds } from "@/src/domain/home/waiting";
import { loadHomeFigures } from "@/src/services/home/load-home-figures";
import { growShop } from "@/src/seed/grow/grow-shop";
import { createShopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
  await growShop(open.payload, { orders: 2_000, people: 200 });
}, 120_000);
afterAll(() => open.close());

const all = { waiting: waitingKinds, content: true, sales: true, attention: true };
const count = async (sql: string, values: unknown[] = []) =>
  Number((await open.rows<{ count: string }>(`select count(*) from ${sql}`, values))[0]?.count);

test("pending work matches the database, within the permissions of the role", async () => {
  await open.rows("update orders set state = 'held' where id in (select id from orders order by id limit 3)");
  const { waiting } = await loadHomeFigures(open.shop, all);
  expect(waiting.get("held")).toBe(await count("orders where state = 'held'"));
  expect(waiting.get("to-ship")).toBe(
    Math.min(
      1000,
      await count(`orders where state in ('paid', 'in-workshop', 'quality-control') and exists (
        select 1 from orders_lines where _parent_id = orders.id and kind not in ('gift-card', 'gift-watch', 'donation'))`),
    ),
  );
  const nothing = { waiting: [], content: false, sales: false, attention: false } as const;
  expect(await loadHomeFigures(open.shop, nothing)).toEqual({
    waiting: new Map(),
    content: null,
    sales: null,
    best: null,
    left: null,
  });
});

test("today is compared with the same hours of yesterday and of a week ago", async () => {
  const now = new Date("2026-06-10T10:00:00Z");
  const paid = [
    "2026-06-10T08:00:00Z",
    "2026-06-09T09:59:00Z",
    "2026-06-09T10:01:00Z",
    "2026-06-03T07:00:00Z",
  ];
  const ids = await open.rows<{ id: number }>(
    "select id from orders where state = 'delivered' and charge_currency = 'EUR' order by id limit 4",
  );
  await open.rows(
    "update orders set paid_at = paid_at - interval '20 years' where paid_at between $1 and $2",
    [new Date("2026-06-01"), new Date("2026-06-11")],
  );
  for (const [at, { id }] of ids.entries()) {
    await open.rows(
      "update orders set paid_at = $2, total = 10000, covered = 0, refunded_amount = $3 where id = $1",
      [id, paid[at], at === 3 ? 4000 : 0],
    );
  }
  expect(await open.shop.store.home.readTodaySales(now)).toEqual({
    today: { count: 1, revenue: 10_000 },
    // The order a minute later is not in the same hours.
    yesterday: { count: 1, revenue: 10_000 },
    lastWeek: { count: 1, revenue: 6_000 },
  });
});

test("drafts and schedules show the document and the editor; carts show no personal data", async () => {
  const [dial] = (await open.payload.find({ collection: "dials", limit: 1, sort: "id" })).docs;
  if (!dial) throw new Error("The seed has dials.");
  await open.payload.update({ collection: "dials", id: dial.id, data: { hasWarning: true }, draft: true });
  await open.rows(
    "insert into audit_entries (at, by, action, entity, document, field) values (now(), 'm@example.com', 'update', 'dials', $1, 'hasWarning')",
    [String(dial.id)],
  );
  const hour = new Date(Date.now() + 3_600_000);
  await open.payload.jobs.queue({
    task: "schedulePublish",
    input: { type: "publish", doc: { relationTo: "dials", value: String(dial.id) } },
    waitUntil: hour,
  } as never);
  await open.rows("update banners_locales set text = null where _locale = 'es'");
  const shopper = createShopper(open);
  await shopper.add("GC-050", 2);
  const later = new Date(Date.now() + 7_200_000);
  const { content } = await loadHomeFigures(open.shop, all);
  const left = await open.shop.store.home.readLeftCarts(
    { since: new Date(Date.now() - 60_000), idle: later },
    5,
  );
  expect(content?.drafts).toMatchObject({
    count: 1,
    newest: [{ list: "dials", id: dial.id, name: dial.key, by: "m@example.com" }],
  });
  expect(content?.scheduled).toMatchObject([
    { list: "dials", id: dial.id, name: dial.key, at: hour, isWithdrawal: false },
  ]);
  const [gift] = await open.rows<{ price: string }>("select price from products where sku = 'GC-050'");
  expect(left).toEqual({
    count: 1,
    value: 2 * Number(gift?.price),
    newest: [{ at: expect.any(Date), pieces: 2, value: 2 * Number(gift?.price), skus: ["GC-050"] }],
  });
});

test("best sellers are ranked by pieces", async () => {
  const since = new Date("2000-01-01");
  const best = await open.shop.store.home.readBestSold(since);
  const [first] = await open.rows<{ key: string; count: string }>(
    `select line.sku as key, sum(line.quantity) as count from orders join orders_lines line on line._parent_id = orders.id
      where line.kind = 'watch' and orders.paid_at >= $1 and orders.state not in ('pending', 'processing', 'expired', 'failed')
      group by line.sku order by 2 desc, 1 limit 1`,
    [since],
  );
  expect(best.watches[0]).toEqual({ key: first?.key, count: Number(first?.count) });
  const dials = await open.rows<{ count: string }>(
    `select sum(line.quantity) as count from orders join orders_lines line on line._parent_id = orders.id
      where line.selection ->> 'dial' = $1 and orders.paid_at >= $2 and orders.state not in ('pending', 'processing', 'expired', 'failed')`,
    [best.dials[0]?.key, since],
  );
  expect(best.dials[0]?.count).toBe(Number(dials[0]?.count));
});
