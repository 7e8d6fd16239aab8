import { expect, test } from "vitest";
import { describedError } from "./described-error";

test("an error is logged with its type, message and stack; its cause as well", () => {
  const cause = Object.assign(new TypeError("no function"), { code: "X1", digest: "42" });
  const told = describedError(new Error("broken", { cause }));
  expect(told).toMatchObject({ type: "Error", message: "broken" });
  expect(told.stack).toMatch(/^at /);
  expect(told.cause).toMatchObject({ type: "TypeError", message: "no function", code: "X1", digest: "42" });
});

test("values of a statement are removed", () => {
  const error = new Error("Failed query: insert into customers\nparams: ada@example.com,Ada");
  expect(JSON.stringify(describedError(error))).not.toContain("ada@");
});

test("a temporarily unavailable dependency is logged without a stack", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const told = describedError(new Error("Failed query", { cause }));
  expect([told.stack, told.cause?.stack]).toEqual([undefined, undefined]);
});

test("a cyclic cause ends, and a value that is no error is logged unchanged", () => {
  const loop = new Error("loop");
  loop.cause = loop;
  expect(JSON.stringify(describedError(loop)).length).toBeLessThan(20_000);
  expect(describedError("text")).toEqual({ type: "string", message: "text" });
});
