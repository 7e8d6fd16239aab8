import { expect, test } from "vitest";
import { describedError } from "./described-error";

test("an error says its type, message and way; its cause does as well", () => {
  const cause = Object.assign(new TypeError("no function"), { code: "X1", digest: "42" });
  const told = describedError(new Error("broken", { cause }));
  expect(told).toMatchObject({ type: "Error", message: "broken" });
  expect(told.stack).toMatch(/^at /);
  expect(told.cause).toMatchObject({ type: "TypeError", message: "no function", code: "X1", digest: "42" });
});

test("values of a statement stay out", () => {
  const error = new Error("Failed query: insert into customers\nparams: ada@example.com,Ada");
  expect(JSON.stringify(describedError(error))).not.toContain("ada@");
});

test("what is only away says no way there", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const told = describedError(new Error("Failed query", { cause }));
  expect([told.stack, told.cause?.stack]).toEqual([undefined, undefined]);
});

test("an error that causes itself ends, and what is none is told as it is", () => {
  const loop = new Error("loop");
  loop.cause = loop;
  expect(JSON.stringify(describedError(loop)).length).toBeLessThan(20_000);
  expect(describedError("text")).toEqual({ type: "string", message: "text" });
});
