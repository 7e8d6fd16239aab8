import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(() => open.rows("delete from payload_kv where key = 'timetable'"));

const lease = (holder: string, seconds = 10) => open.shop.store.schedulerLease.takeLease(holder, seconds);

test("one of ten concurrent processes holds the lease, and keeps it", async () => {
  const nodes = Array.from({ length: 10 }, (_, at) => `node ${at}`);
  const leases = await Promise.all(nodes.map((node) => lease(node)));
  expect(leases.filter((one) => one !== null)).toEqual(["taken"]);
  const leader = nodes[leases.indexOf("taken")] ?? "";
  expect(await lease(leader)).toBe("kept");
});

test("a dead process is replaced after the lease, one that stops at once", async () => {
  expect(await lease("first", -1)).toBe("taken");
  expect(await lease("second")).toBe("taken");
  expect(await lease("first")).toBeNull();
  await open.shop.store.schedulerLease.releaseLease("first");
  expect(await lease("first")).toBeNull();
  await open.shop.store.schedulerLease.releaseLease("second");
  expect(await lease("first")).toBe("taken");
});

test("a process without the lease queues nothing", async () => {
  await lease("another process", 60);
  await open.payload.jobs.handleSchedules({ queue: "shop" });
  expect(await open.rows("select 1 from payload_jobs")).toEqual([]);
});

test("unfinished work of a dead process is started again", async () => {
  const job = await open.payload.jobs.queue({ task: "measure-queue", queue: "shop", input: {} });
  await open.rows("update payload_jobs set processing = true where id = $1", [job.id]);
  expect(await open.shop.store.schedulerLease.freeJobs()).toBe(1);
  await open.payload.jobs.run({ queue: "shop" });
  expect(await open.rows("select 1 from payload_jobs")).toEqual([]);
});

test("work of this process with an unrecorded end is started again, running work is not", async () => {
  const { freeForgottenJobs } = open.shop.store.schedulerLease;
  const job = await open.payload.jobs.queue({ task: "measure-queue", queue: "shop", input: {} });
  const begin = (age: string) =>
    open.rows("update payload_jobs set processing = true, updated_at = now() - $2::interval where id = $1", [
      job.id,
      age,
    ]);
  await begin("1 second");
  expect(await freeForgottenJobs("shop", [])).toBe(0);
  await begin("1 minute");
  expect(await freeForgottenJobs("shop", ["measure-queue"])).toBe(0);
  expect(await freeForgottenJobs("default", [])).toBe(0);
  expect(await freeForgottenJobs("shop", ["deliver-mails"])).toBe(1);
  await open.payload.jobs.run({ queue: "shop" });
  expect(await open.rows("select 1 from payload_jobs")).toEqual([]);
});
