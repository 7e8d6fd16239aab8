import { expect, test } from "vitest";
import { logLine } from "./log-line";

test("a line says what, how bad, and why", () => {
  expect(logLine("info", "The shop listens.")).toEqual({ level: "info", msg: "The shop listens." });
  expect(logLine("error", "Broken", new TypeError("no"))).toMatchObject({
    level: "error",
    msg: "Broken",
    err: { type: "TypeError", message: "no" },
  });
});

test("the same error again and again, whatever number it came with, is said three times in a minute", () => {
  const lines = Array.from({ length: 5 }, (_, at) => logLine("warn", `Order ${at} waits`, new Error("away")));
  expect(lines.map((line) => line !== null)).toEqual([true, true, true, false, false]);
});

test("what is said of several things is said of each", () => {
  const lines = Array.from({ length: 5 }, (_, at) => logLine("error", `VAL-2026-0000${at} is refused`));
  expect(lines.every((line) => line !== null)).toBe(true);
});

test("of one cause in different words each is said", () => {
  const away = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  for (let time = 0; time < 5; time += 1) logLine("error", "GET /cart failed", away());
  expect(logLine("error", "POST /checkout failed", away())).not.toBeNull();
});
