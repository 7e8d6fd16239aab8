import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginEnding } from "@/src/server/runtime/ending";
import { atOnce, concurrencyLimit } from "./concurrency-limit";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // Test files share a process.
  vi.stubGlobal("shopValues", undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tasks that end on command. */
function works() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(`done ${name}`)));
  };
  return { begun, work, end: () => ends.shift()?.() };
}

test("runs so many at once, and the others in the order in which they came", async () => {
  const { begun, work, end } = works();
  const limited = concurrencyLimit();
  const answers = Array.from({ length: atOnce + 3 }, (_, name) => limited(work(name), () => "refused"));
  await vi.waitFor(() => expect(begun).toHaveLength(atOnce));
  end();
  await answers[0];
  await vi.waitFor(() => expect(begun.slice(atOnce)).toEqual([atOnce]));
  for (let left = 0; left < atOnce + 3; left += 1) {
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(Math.min(atOnce + 2, left)));
    end();
  }
  expect(await Promise.all(answers)).toEqual(Array.from({ length: atOnce + 3 }, (_, name) => `done ${name}`));
  expect(begun).toEqual(begun.toSorted((one, other) => one - other));
});

test("refuses calls that were queued for more than five seconds without beginning them", async () => {
  const { begun, work, end } = works();
  const limited = concurrencyLimit();
  const answers = Array.from({ length: atOnce + 1 }, (_, name) => limited(work(name), () => "refused"));
  await vi.waitFor(() => expect(begun).toHaveLength(atOnce));
  vi.advanceTimersByTime(5_001);
  end();
  expect(await answers[atOnce]).toBe("refused");
  expect(begun).toHaveLength(atOnce);
});

test("begins no more calls once the process is shutting down", async () => {
  const { begun, work, end } = works();
  const limited = concurrencyLimit();
  const early = limited(work(0), () => "refused");
  await vi.waitFor(() => expect(begun).toEqual([0]));
  beginEnding();
  expect(await limited(work(1), () => "refused")).toBe("refused");
  end();
  expect(await early).toBe("done 0");
});
