import { expect, test, vi } from "vitest";
import { createRecentValue } from "./recent-value";

function setUp() {
  const clock = { at: 0 };
  const read = vi.fn<() => Promise<string>>().mockImplementation(async () => `read at ${clock.at}`);
  const report = vi.fn<(error: unknown) => void>();
  return { clock, read, report, recent: createRecentValue(read, 1000, () => clock.at, report) };
}

test("is read once per interval, for any number of calls", async () => {
  const { clock, read, recent } = setUp();
  await Promise.all(Array.from({ length: 100 }, recent));
  clock.at = 999;
  await recent();
  expect(read).toHaveBeenCalledOnce();
  clock.at = 1000;
  expect(await Promise.all([recent(), recent()])).toEqual(["read at 1000", "read at 1000"]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("is kept while the source is unavailable, and read again afterwards", async () => {
  const { clock, read, report, recent } = setUp();
  await recent();
  clock.at = 1000;
  read.mockRejectedValueOnce(new Error("away"));
  expect(await recent()).toBe("read at 0");
  expect(report).toHaveBeenCalledOnce();
  clock.at = 2000;
  expect(await recent()).toBe("read at 2000");
});

test("fails while there is no value yet, and tries again", async () => {
  const { read, recent } = setUp();
  read.mockRejectedValueOnce(new Error("away"));
  await expect(recent()).rejects.toThrow("away");
  expect(await recent()).toBe("read at 0");
});
