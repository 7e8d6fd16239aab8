import { afterAll, beforeAll, expect, test } from "vitest";
import { filledCart } from "@/tests/factories/filled-cart";
import { mailsOf, orderOfPage } from "@/tests/factories/order-view";
import { fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

interface JobRow {
  readonly task_slug: string;
  readonly processing: boolean;
}

const jobs = () => open.rows<JobRow & Record<string, unknown>>("select * from payload_jobs order by id");

test("a paid order triggers the outbox, and the job sends the rest", async () => {
  let flushed = 0;
  Object.assign(open.shop, { flushOutbox: () => (flushed += 1) });
  const page = await paymentPage(await filledCart(open));
  await fillPaymentPage(page);
  await open.sandbox.idle();
  expect(flushed).toBe(1);
  await open.payload.jobs.queue({ task: "deliver-mails", queue: "shop", input: {} });
  await open.payload.jobs.run({ queue: "shop" });
  expect(await mailsOf(open, await orderOfPage(open, page))).toMatchObject([{ state: "sent" }]);
  expect(await jobs()).toEqual([]);
});

test("a task is queued once, for any number of checks", async () => {
  await open.payload.jobs.handleSchedules({ queue: "shop" });
  await open.payload.jobs.handleSchedules({ queue: "shop" });
  const tasks = (await jobs()).map((job) => job.task_slug);
  expect(tasks.toSorted()).toEqual([
    "apply-prices",
    "deliver-mails",
    "deliver-webhooks",
    "draw-printing",
    "measure-queue",
    "purge-expired",
    "reconcile-orders",
    "remind-of-carts",
  ]);
});

test("a scheduled task is not queued again", async () => {
  await open.rows("update payload_jobs set updated_at = now() - interval '40 minutes'");
  await open.rows("update payload_jobs set wait_until = now() + interval '20 minutes'");
  await open.payload.jobs.handleSchedules({ queue: "shop" });
  expect(await jobs()).toHaveLength(8);
});

test("a job of a killed process does not stop the timetable (scenario 29)", async () => {
  await open.rows("update payload_jobs set processing = true, updated_at = now() - interval '6 minutes'");
  await open.payload.jobs.handleSchedules({ queue: "shop" });
  const waiting = (await jobs()).filter((job) => !job.processing).map((job) => job.task_slug);
  expect(waiting.toSorted()).toEqual([
    "apply-prices",
    "deliver-mails",
    "deliver-webhooks",
    "draw-printing",
    "measure-queue",
    "purge-expired",
    "reconcile-orders",
    "remind-of-carts",
  ]);
});

test.each(["run", "handle-schedules"])("jobs cannot be started over the network: %s", async (path) => {
  const answer = await fetch(`${open.url}/api/payload-jobs/${path}`);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});
