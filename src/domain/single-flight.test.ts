import { expect, test, vi } from "vitest";
import { createSingleFlight, createSingleFlightByOwner } from "./single-flight";

const later = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), 5));

test("concurrent equal work is done once", async () => {
  const work = vi.fn<() => Promise<string>>(() => later("done"));
  const share = createSingleFlight<string>();
  const results = await Promise.all(Array.from({ length: 100 }, () => share("key", work)));
  expect(new Set(results)).toEqual(new Set(["done"]));
  expect(work).toHaveBeenCalledOnce();
  await share("key", work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a failure is shared by concurrent callers, not by later ones", async () => {
  const share = createSingleFlight<string>();
  const failing = () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([share("key", failing), share("key", failing)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(share("key", () => later("yes"))).resolves.toBe("yes");
});

test("two owners share nothing", async () => {
  const work = vi.fn<() => Promise<string>>(() => later("done"));
  const share = createSingleFlightByOwner<object, string>();
  const [first, second] = [{}, {}];
  await Promise.all([share(first, "key", work), share(first, "key", work), share(second, "key", work)]);
  expect(work).toHaveBeenCalledTimes(2);
});
