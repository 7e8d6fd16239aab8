import vm from "node:vm";
import { expect, test } from "vitest";
import { arrivingScript } from "./arriving-script";

/** @returns whether what lies below may wait on a page that comes so */
function mayWait(type: string | null, hash = ""): boolean {
  const dataset: Record<string, string> = {};
  vm.runInNewContext(arrivingScript, {
    document: { documentElement: { dataset } },
    location: { hash },
    performance: { getEntriesByType: () => (type === null ? [] : [{ type }]) },
  });
  return "arriving" in dataset;
}

test("a page that arrives from its top may wait", () => {
  expect(mayWait("navigate")).toBe(true);
});

test.each(["reload", "back_forward", "prerender", null])("one that comes by %s may not", (type) => {
  expect(mayWait(type)).toBe(false);
});

test("nor one with a place in its address", () => {
  expect(mayWait("navigate", "#contenu")).toBe(false);
});
