import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIdleWork } from "./idle-work";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function idleWork({ most = 10 } = {}) {
  const state = { isIdle: true };
  const done: string[] = [];
  const later = createIdleWork({ isIdle: () => state.isIdle, restMs: 400, most });
  const add = (key: string) =>
    later.add(key, async () => {
      done.push(key);
    });
  return { state, done, later, add };
}

test("jobs run one by one, each after a pause", async () => {
  const { done, add } = idleWork();
  add("a");
  add("b");
  await vi.advanceTimersByTimeAsync(399);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(done).toEqual(["a", "b"]);
});

test("the pause restarts after other work", async () => {
  const { done, later, add } = idleWork();
  add("a");
  await vi.advanceTimersByTimeAsync(300);
  later.scheduleNext();
  await vi.advanceTimersByTimeAsync(300);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(["a"]);
});

test("nothing runs while a request is waiting", async () => {
  const { state, done, later, add } = idleWork();
  state.isIdle = false;
  add("a");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual([]);
  state.isIdle = true;
  later.scheduleNext();
  await vi.advanceTimersByTimeAsync(400);
  expect(done).toEqual(["a"]);
});

test("equal keys are one job, and the oldest are dropped if there are too many", async () => {
  const { done, later, add } = idleWork({ most: 2 });
  for (const key of ["a", "b", "b", "c"]) add(key);
  const settled = later.settle();
  await vi.advanceTimersByTimeAsync(2000);
  await settled;
  expect(done).toEqual(["b", "c"]);
});
