import { expect, test } from "vitest";
import { createPixelMemory } from "./pixel-memory";

test("returned memory of the same size is reused", () => {
  const memory = createPixelMemory(100);
  const [large, small] = [memory.take(60), memory.take(30)];
  memory.giveBack(large);
  memory.giveBack(small);
  expect(memory.bytes()).toBe(90);
  expect(memory.take(40).byteLength).toBe(40);
  expect(memory.take(30)).toBe(small);
  expect(memory.take(30)).not.toBe(small);
  expect(memory.bytes()).toBe(60);
});

test("unused memory is limited: the oldest is dropped first", () => {
  const memory = createPixelMemory(100);
  const [first, second] = [new Uint8Array(60), new Uint8Array(60)];
  memory.giveBack(first);
  memory.giveBack(second);
  expect(memory.bytes()).toBe(60);
  expect(memory.take(60)).toBe(second);
});
