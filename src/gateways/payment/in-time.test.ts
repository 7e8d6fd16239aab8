import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime, PROVIDER_PATIENCE } from "./in-time";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a hanging provider counts as unavailable in less than ten seconds", async () => {
  const outcome = inTime(() => new Promise<string>(() => {}));
  await vi.advanceTimersByTimeAsync(PROVIDER_PATIENCE);
  expect(await outcome).toEqual({ ok: false, error: "unavailable" });
  expect(PROVIDER_PATIENCE).toBeLessThan(10_000);
});

test("a timely result or refusal is returned", async () => {
  expect(await inTime(async () => "page")).toEqual({ ok: true, value: "page" });
  await expect(inTime(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure after the timeout is ignored", async () => {
  const outcome = inTime(async () => {
    await new Promise((resolve) => setTimeout(resolve, PROVIDER_PATIENCE + 1));
    throw new Error("late");
  });
  await vi.advanceTimersByTimeAsync(PROVIDER_PATIENCE + 2);
  expect((await outcome).ok).toBe(false);
});
