import { expect, test } from "vitest";
import { refine } from "./refine";

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

test("a part is drawn after the other, until all are shown in full", async () => {
  expect(await refineParts(3, Infinity)).toEqual({ drawn: [1, 2, 3], isThrough: true });
});

test("whoever turns it does not wait for the rest", async () => {
  expect(await refineParts(3, 2)).toEqual({ drawn: [1, 2], isThrough: false });
});

test("nothing is begun while it moves", async () => {
  expect(await refineParts(3, 0)).toEqual({ drawn: [], isThrough: false });
});
