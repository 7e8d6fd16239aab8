import { expect, test } from "vitest";
import { setupProgress, setupSteps } from "./setup-steps";

test("a new shop begins with the brand", () => {
  expect(setupProgress([])).toEqual({ done: [], next: "brand" });
});

test("steps may be done in any order; the first one left is next", () => {
  expect(setupProgress(["facts", "brand", "brand"])).toEqual({ done: ["brand", "facts"], next: "dial" });
});

test("nothing is left when all are done", () => {
  expect(setupProgress(setupSteps).next).toBeNull();
});

test("a step of another version is ignored", () => {
  expect(setupProgress(["unknown"]).done).toEqual([]);
});
