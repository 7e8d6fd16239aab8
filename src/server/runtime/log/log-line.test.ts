import { expect, test } from "vitest";
import { logLine } from "./log-line";

test("a line has its message, level and cause", () => {
  expect(logLine("info", "The shop listens.")).toEqual({ level: "info", msg: "The shop listens." });
  expect(logLine("error", "Broken", new TypeError("no"))).toMatchObject({
    level: "error",
    msg: "Broken",
    err: { type: "TypeError", message: "no" },
  });
});

test("the same error, whatever its id, is written three times in a minute", () => {
  const lines = Array.from({ length: 5 }, (_, at) => logLine("warn", `Order ${at} waits`, new Error("away")));
  expect(lines.map((line) => line !== null)).toEqual([true, true, true, false, false]);
});

test("messages about different subjects are all written", () => {
  const lines = Array.from({ length: 5 }, (_, at) => logLine("error", `VAL-2026-0000${at} is refused`));
  expect(lines.every((line) => line !== null)).toBe(true);
});

test("the same cause in different messages is written for each", () => {
  const away = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  for (let time = 0; time < 5; time += 1) logLine("error", "GET /cart failed", away());
  expect(logLine("error", "POST /checkout failed", away())).not.toBeNull();
});
