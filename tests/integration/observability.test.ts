import { afterAll, beforeAll, expect, test } from "vitest";
import { loadTrade } from "@/src/services/observability/load-trade";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { expirePage } from "@/tests/factories/order-view";
import { paymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const minutesLater = (minutes: number) => ({
  ...open.shop,
  clock: () => new Date(Date.now() + minutes * 60_000),
});

test("a shop where nothing has happened says so, state by state", async () => {
  const { orders, outbox, unsettled, days } = await loadTrade(open.shop);
  expect(Object.keys(orders)).toHaveLength(12);
  expect(new Set(Object.values(orders))).toEqual(new Set([0]));
  expect([outbox, unsettled]).toEqual([{ waiting: 0, givenUp: 0, oldestSeconds: 0 }, 0]);
  expect(days).toMatchObject({
    today: { created: 0, paid: 0, revenue: 0 },
    yesterday: { created: 0, paid: 0, revenue: 0 },
  });
});

test("what is sold is counted, and the money", async () => {
  const { id } = await paidOrder(open);
  const [order] = await open.rows<{ total: string; state: string }>(
    "select total, state from orders where id = $1",
    [id],
  );
  const { orders, outbox, days } = await loadTrade(open.shop);
  expect(orders.paid).toBe(1);
  expect(days.today).toMatchObject({ created: 1, paid: 1, revenue: Number(order?.total) });
  expect(outbox.waiting).toBeGreaterThan(0);
  await open.rows(
    "update orders set paid_at = paid_at - interval '1 day', created_at = created_at - interval '1 day'",
  );
  const { days: later } = await loadTrade(open.shop);
  expect([later.today.paid, later.yesterday.paid, later.yesterday.revenue]).toEqual([
    0,
    1,
    Number(order?.total),
  ]);
});

test("a mail is late once it should have left; one for a later day and a newsletter are not", async () => {
  await deliverMails(open.shop);
  const insert = (key: string, columns: string, values: string) =>
    open.rows(
      `insert into mails (key, kind, recipient, state, attempts, next_attempt_at, created_at${columns})
       values ($1, 'sign-in-code', 'ada@example.com', 'waiting', ${values})`,
      [key],
    );
  await insert("next-year", "", "0, now() + interval '1 year', now() - interval '30 days'");
  await insert("bulk", ", is_bulk", "0, now() - interval '2 hours', now() - interval '2 hours', true");
  expect((await loadTrade(open.shop)).outbox).toEqual({ waiting: 2, givenUp: 0, oldestSeconds: 0 });
  // Its day has come a minute ago: it is a minute late and not a month.
  await insert("came-due", "", "0, now() - interval '1 minute', now() - interval '30 days'");
  expect((await loadTrade(open.shop)).outbox.oldestSeconds).toBeCloseTo(60, -1);
  // Tried in vain for an hour, and put off until later again and again.
  await insert("tried", "", "7, now() + interval '20 minutes', now() - interval '1 hour'");
  expect((await loadTrade(open.shop)).outbox.oldestSeconds).toBeCloseTo(3_600, -2);
  await open.rows("update mails set state = 'given-up' where key = 'tried'");
  expect((await loadTrade(open.shop)).outbox).toMatchObject({ waiting: 3, givenUp: 1 });
});

test("a payment is unsettled ten minutes after its page was over, until the provider has said what became of it", async () => {
  const page = await paymentPage(await watchCart(open));
  expect((await loadTrade(minutesLater(20))).unsettled).toBe(0);
  const over = minutesLater(3 * 24 * 60);
  expect((await loadTrade(over)).unsettled).toBe(1);
  await expirePage(open, page);
  expect((await loadTrade(over)).unsettled).toBe(0);
});
