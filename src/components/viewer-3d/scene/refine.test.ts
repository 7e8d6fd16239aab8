import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRefiner, refine } from "./refine";

/** A watch of so many parts that is turned again while it draws one of them. */
async function refineParts(parts: number, turnedAt: number) {
  const drawn: number[] = [];
  let shown = 0;
  const isThrough = await refine({
    next: async () => (shown += 1) <= parts,
    draw: async () => void drawn.push(shown),
    isInterrupted: () => drawn.length >= turnedAt,
  });
  return { drawn, isThrough };
}

test("one part is drawn after the other, until all are shown in full", async () => {
  expect(await refineParts(3, Infinity)).toEqual({ drawn: [1, 2, 3], isThrough: true });
});

test("turning it does not wait for the other parts", async () => {
  expect(await refineParts(3, 2)).toEqual({ drawn: [1, 2], isThrough: false });
});

test("nothing is begun while it moves", async () => {
  expect(await refineParts(3, 0)).toEqual({ drawn: [], isThrough: false });
});

describe("a resting watch", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A watch of two parts, each of which is drawn in 100 ms; an exchange of parts may come between. */
  function rested() {
    const state = { shown: 0, ended: 0, isInterrupted: false };
    const refiner = createRefiner({
      drawn: async () => undefined,
      next: async () => (state.shown += 1) <= 2,
      draw: () => new Promise((resolve) => setTimeout(resolve, 100)),
      isInterrupted: () => state.isInterrupted,
      onEnd: () => void (state.ended += 1),
    });
    return { state, refiner };
  }

  test("is refined once, after the latest of the requested times", async () => {
    const { state, refiner } = rested();
    refiner.beginAfter(160);
    refiner.beginAfter(700);
    await vi.advanceTimersByTimeAsync(699);
    expect(state.shown).toBe(0);
    await vi.advanceTimersByTimeAsync(300);
    expect(state).toMatchObject({ shown: 3, ended: 1 });
  });

  test("is refined later where it was moved while a part was drawn", async () => {
    const { state, refiner } = rested();
    refiner.beginAfter(0);
    await vi.advanceTimersByTimeAsync(50);
    state.isInterrupted = true;
    refiner.beginAfter(700);
    await vi.advanceTimersByTimeAsync(100);
    state.isInterrupted = false;
    expect(state).toMatchObject({ shown: 1, ended: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.ended).toBe(1);
  });

  test("stays unchanged once it is removed", async () => {
    const { state, refiner } = rested();
    refiner.beginAfter(160);
    refiner.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.shown).toBe(0);
  });
});
