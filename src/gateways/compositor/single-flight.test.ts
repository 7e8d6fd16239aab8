import { expect, test, vi } from "vitest";
import { limitConcurrency } from "./limit-concurrency";
import { createSingleFlight } from "./single-flight";

const later = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), 5));

test("equal work under way is done once", async () => {
  const work = vi.fn<() => Promise<string>>(() => later("done"));
  const share = createSingleFlight<string>();
  const results = await Promise.all(Array.from({ length: 100 }, () => share("key", work)));
  expect(new Set(results)).toEqual(new Set(["done"]));
  expect(work).toHaveBeenCalledOnce();
  await share("key", work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a failure is shared by those who wait, not by those who come later", async () => {
  const share = createSingleFlight<string>();
  const failing = () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([share("key", failing), share("key", failing)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(share("key", () => later("yes"))).resolves.toBe("yes");
});

test("no more runs at once than allowed, in the order it came", async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) => async () => {
    order.push(index);
    running += 1;
    most = Math.max(most, running);
    await later(null);
    running -= 1;
  };
  const started = [0, 1, 2, 3, 4].map((index) => inTurn(work(index)));
  await Promise.all(started);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await expect(inTurn(async () => "free again")).resolves.toBe("free again");
});

test("work that fails frees its place", async () => {
  const inTurn = limitConcurrency(1);
  const results = await Promise.allSettled([
    inTurn(() => Promise.reject(new Error("broken"))),
    inTurn(async () => "next"),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
