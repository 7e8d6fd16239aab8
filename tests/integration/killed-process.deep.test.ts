import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { killableShop, type KillableShop } from "@/tests/setup/killable-shop";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";

const shoppers = 20;
const kills = 2;

let open: OpenShop;
let victim: KillableShop;
beforeAll(async () => {
  open = await openShop();
  victim = await killableShop(kills + 1);
  await open.control("PUT", "endpoint", { url: `${victim.url}/api/stripe/webhook` });
  await victim.start();
}, 240_000);
afterAll(async () => {
  victim.close();
  await open.close();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A shopper who retries until it works. */
async function buys(place: number, isPaid: (page: string) => Promise<boolean>): Promise<string> {
  const shopper = createShopper(victim);
  let page: string | undefined;
  for (;;) {
    try {
      if (page !== undefined && (await isPaid(page))) return page;
      for (const sku of ["DI0136", "GC-050"]) {
        await shopper.post("/api/cart/add", { sku, quantity: 1, overwrite: true });
      }
      page = await paymentPage(shopper);
      await pause(place * 20);
      await fillPaymentPage(page, { email: `buyer${place}@example.com` });
      if (await isPaid(page)) return page;
    } catch {
      // The shop is down; its shoppers retry after a pause.
      await pause(200);
    }
  }
}

const session = v.object({ id: v.string(), payment_status: v.string() });

/** Sessions paid at the provider, which alone decides. */
async function paidSessions() {
  const all = v.parse(v.array(session), await open.control("GET", "sessions"));
  return all.filter(({ payment_status: status }) => status === "paid");
}

/** Waits for a number of orders: then all kinds of steps are under way. */
const written = (count: number) =>
  expect
    .poll(async () => (await open.rows("select 1 from orders")).length, { timeout: 60_000, interval: 20 })
    .toBeGreaterThanOrEqual(count);

interface Bought extends Record<string, unknown> {
  readonly session_id: string;
  readonly state: string;
  readonly receipt_number: string | null;
  readonly payments: number;
  readonly cards: number;
  readonly mails: number;
  readonly sent: number;
}

const orders = () =>
  open.rows<Bought>(
    `select session_id, state, receipt_number,
            (select count(*)::int from payments where order_id = orders.id) as payments,
            (select count(*)::int from gift_cards where order_id = orders.id) as cards,
            (select count(*)::int from mails where order_id = orders.id) as mails,
            (select count(*)::int from mails where order_id = orders.id and state = 'sent') as sent
       from orders where session_id = any($1) order by session_id`,
    [[...seen]],
  );

const seen = new Set<string>();

test(`the shop is killed ${kills} times in the middle of checkouts and jobs: nothing paid is lost, nothing is there twice (scenario 29)`, async () => {
  const isPaid = async (page: string) => (await paidSessions()).some(({ id }) => page.includes(id));
  let underway = shoppers;
  const buying = Array.from({ length: shoppers }, (_, place) =>
    buys(place, isPaid).finally(() => {
      underway -= 1;
    }),
  );
  for (let time = 0; time < kills; time += 1) {
    await written(((time + 1) * shoppers) / (kills + 2));
    await victim.kill();
    await victim.start();
  }
  await Promise.all(buying);
  expect(underway).toBe(0);
  await open.sandbox.idle();
  for (const { id } of await paidSessions()) seen.add(id);
  expect(seen.size).toBeGreaterThanOrEqual(shoppers);

  await expect
    .poll(async () => (await orders()).every(({ state, sent }) => state === "paid" && sent === 1), {
      timeout: 30_000,
      interval: 300,
    })
    .toBe(true);
  const done = await orders();
  expect(done.map(({ session_id: id }) => id).toSorted()).toEqual([...seen].toSorted());
  for (const order of done) expect(order).toMatchObject({ payments: 1, cards: 1, mails: 1 });
  const numbers = done
    .map(({ receipt_number: number }) => Number(number?.split("-")[2]))
    .toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));

  // A process killed between sending and its record sends again: under the same id, which mailboxes show once.
  const confirmations = open.mailbox.mails().filter(({ subject }) => subject.startsWith("Votre commande"));
  expect(new Set(confirmations.map(({ messageId }) => messageId)).size).toBe(done.length);
}, 240_000);
