import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheFor } from "./cache-for";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("concurrent reads within a quarter of a minute share one query", async () => {
  let asked = 0;
  const read = cacheFor(async () => (asked += 1));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(14_999);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
});

test("a hanging query is not awaited, and not repeated before it is over", async () => {
  let asked = 0;
  let answer: (text: string) => void = () => {};
  const read = cacheFor(() => {
    asked += 1;
    return new Promise<string>((resolve) => (answer = resolve));
  });
  for (let time = 0; time < 3; time += 1) {
    const told = read();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await told).toBeNull();
  }
  expect(asked).toBe(1);
  answer("late");
  await vi.advanceTimersByTimeAsync(0);
  void read();
  expect(asked).toBe(2);
});

test("a failed query is repeated after its interval", async () => {
  let isAway = true;
  const read = cacheFor(async () => {
    if (isAway) throw new Error("away");
    return "here";
  });
  expect(await read()).toBeNull();
  isAway = false;
  expect(await read()).toBeNull();
  vi.advanceTimersByTime(15_000);
  expect(await read()).toBe("here");
});
