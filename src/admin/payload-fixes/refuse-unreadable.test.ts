import { expect, test } from "vitest";
import { isUnreadable, refusingUnreadable } from "./refuse-unreadable";

const coded = (code: string) => Object.assign(new Error("x"), { code });

test.each<[unknown, boolean]>([
  [new URIError("URI malformed"), true],
  [new SyntaxError("Unexpected token"), true],
  [coded("22021"), true],
  [new Error("Failed query", { cause: coded("22P05") }), true],
  [coded("22P02"), true],
  [coded("23505"), false],
  [new TypeError("x is not a function"), false],
  ["22021", false],
])("%s: %s", (error, expected) => {
  expect(isUnreadable(error)).toBe(expected);
});

test("only unreadable requests are refused; internal errors stay internal errors", async () => {
  const failing = (error: Error) =>
    refusingUnreadable(async () => {
      throw error;
    });
  const request = new Request("http://shop.example/api");
  expect((await failing(new SyntaxError("{"))(request)).status).toBe(400);
  await expect(failing(new TypeError("broken"))(request)).rejects.toThrow("broken");
});
