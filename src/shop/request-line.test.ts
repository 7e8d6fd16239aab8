import { expect, test } from "vitest";
import { createRequestLine } from "./request-line";

/** Lets some in, and notes what happened in which order. */
async function enterAll(clients: readonly string[]): Promise<readonly string[]> {
  const line = createRequestLine();
  const began: string[] = [];
  const all = clients.map(async (client) => {
    await line.enter(client);
    began.push(client);
  });
  await Promise.all(all);
  return began;
}

test("clients are let in by turns, however many wishes one of them has", async () => {
  expect(await enterAll(["a", "a", "a", "a", "b", "c", "b"])).toEqual(["a", "a", "b", "c", "a", "b", "a"]);
});

test("between two of them the process does what else it has to", async () => {
  let before = 0;
  let began = 0;
  const line = createRequestLine();
  const all = Array.from({ length: 20 }, async () => {
    await line.enter("a");
    began += 1;
  });
  setImmediate(() => (before = began));
  await Promise.all(all);
  expect(before).toBeLessThan(4);
  expect(began).toBe(20);
});

test("who comes when nobody waits is let in at once", async () => {
  const line = createRequestLine();
  await line.enter("a");
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  let isIn = false;
  void line.enter("a").then(() => (isIn = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(isIn).toBe(true);
});
