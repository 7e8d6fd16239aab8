import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { keepContext } from "./keep-context";

test("a query that waited for a connection keeps its own context", async () => {
  const who = new AsyncLocalStorage<string>();
  const waiting: ((...given: unknown[]) => void)[] = [];
  const pool = {
    connect: (callback?: (...given: unknown[]) => void) => {
      if (callback) waiting.push(callback);
      return "promised";
    },
  };
  keepContext(pool);
  const seen = new Promise((resolve) => {
    who.run("waits", () => pool.connect((...given) => resolve([who.getStore(), ...given])));
  });
  who.run("gives back", () => waiting[0]?.(null, "connection"));
  expect(await seen).toEqual(["waits", null, "connection"]);
  expect(pool.connect()).toBe("promised");
});
