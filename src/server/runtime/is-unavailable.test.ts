import { expect, test } from "vitest";
import { foundNoConnection, isUnavailable } from "./is-unavailable";

const coded = (code: string) => Object.assign(new Error("x"), { code });

test.each<[unknown, boolean]>([
  [coded("ECONNREFUSED"), true],
  [coded("57P01"), true],
  [coded("08006"), true],
  [coded("53300"), true],
  [new Error("Connection terminated unexpectedly"), true],
  [new Error("Failed query", { cause: coded("ECONNRESET") }), true],
  [Object.assign(coded("ENOENT"), { syscall: "connect" }), true],
  [Object.assign(coded("ENOENT"), { syscall: "open" }), false],
  [coded("23505"), false],
  [new TypeError("x is not a function"), false],
  ["ECONNREFUSED", false],
])("%s: %s", (error, isAway) => {
  expect(isUnavailable(error)).toBe(isAway);
});

const noneFree = new Error("timeout exceeded when trying to connect");

test("a timeout while waiting for a connection is recognised: no work was begun", () => {
  const broken = new Error("Connection terminated unexpectedly");
  for (const [error, isAway, hasWaited] of [
    [noneFree, true, true],
    [new Error("Failed query", { cause: noneFree }), true, true],
    [broken, true, false],
  ] as const)
    expect([error.message, isUnavailable(error), foundNoConnection(error)]).toEqual([
      error.message,
      isAway,
      hasWaited,
    ]);
});
