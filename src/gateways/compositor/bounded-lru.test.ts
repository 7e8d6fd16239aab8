import fc from "fast-check";
import { expect, test } from "vitest";
import { createBoundedLru } from "./bounded-lru";

test("lets the least recently used go", () => {
  const evicted: string[] = [];
  const lru = createBoundedLru<number>(
    10,
    (size) => size,
    (key) => evicted.push(key),
  );
  lru.set("a", 4);
  lru.set("b", 4);
  lru.get("a");
  lru.set("c", 4);
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([4, undefined, 4]);
  expect(evicted).toEqual(["b"]);
});

test("keeps no value above the bound, and lets none go for it", () => {
  const lru = createBoundedLru<number>(10, (size) => size);
  lru.set("a", 4);
  lru.set("huge", 11);
  expect([lru.get("a"), lru.get("huge"), lru.bytes()]).toEqual([4, undefined, 4]);
});

test("never holds more than its bound, and counts what it holds", () => {
  const operation = fc.record({
    key: fc.constantFrom("a", "b", "c", "d"),
    size: fc.integer({ min: 0, max: 15 }),
  });
  fc.assert(
    fc.property(fc.array(operation), (operations) => {
      const lru = createBoundedLru<number>(20, (size) => size);
      for (const { key, size } of operations) {
        if (size === 0) lru.delete(key);
        else lru.set(key, size);
        expect(lru.bytes()).toBeLessThanOrEqual(20);
      }
      const held = ["a", "b", "c", "d"].flatMap((key) => lru.get(key) ?? []);
      expect(lru.bytes()).toBe(held.reduce((sum, size) => sum + size, 0));
      expect(lru.count()).toBe(held.length);
    }),
  );
});
