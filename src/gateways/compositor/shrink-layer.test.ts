import { describe, expect, test } from "vitest";
import type { DecodedLayer } from "./blend";
import { shrinkLayer } from "./shrink-layer";

/** An opaque box of one color. */
function box(left: number, top: number, width: number, height: number): DecodedLayer {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([200, 100, 50, 255], at);
  return { left, top, width, height, pixels };
}

/** Area of a layer, in opaque pixels, and its centre. */
function weigh({ left, top, width, pixels }: DecodedLayer) {
  let [area, x, y] = [0, 0, 0];
  for (let pixel = 0; pixel < pixels.length / 4; pixel += 1) {
    const alpha = (pixels[pixel * 4 + 3] ?? 0) / 255;
    area += alpha;
    x += alpha * (left + (pixel % width) + 0.5);
    y += alpha * (top + Math.floor(pixel / width) + 0.5);
  }
  return { area, x: x / area, y: y / area };
}

describe("a layer in a frame half as large", () => {
  test.each([
    [100, 200, 60, 40],
    [101, 203, 61, 41],
    [0, 0, 33, 7],
    [997, 1, 3, 998],
  ])("lies where it lay: a box at %i, %i of %i × %i", async (left, top, width, height) => {
    const { area, x, y } = weigh(await shrinkLayer(box(left, top, width, height), 2));
    const share = area / ((width * height) / 4);
    // The filter's overshoot beside an edge is clipped, so a thin line gains a little.
    expect(Math.abs(share - 1)).toBeLessThan(0.06);
    expect(Math.abs(x - (left + width / 2) / 2)).toBeLessThan(0.1);
    expect(Math.abs(y - (top + height / 2) / 2)).toBeLessThan(0.1);
  });

  test("gets no dark fringe", async () => {
    const { pixels } = await shrinkLayer(box(101, 203, 61, 41), 2);
    for (let at = 0; at < pixels.length; at += 4) {
      if ((pixels[at + 3] ?? 0) < 64) continue;
      expect(Math.abs((pixels[at] ?? 0) - 200)).toBeLessThan(10);
      expect(Math.abs((pixels[at + 2] ?? 0) - 50)).toBeLessThan(10);
    }
  });

  test("stays empty if it is empty", async () => {
    const empty = { left: 0, top: 0, width: 0, height: 0, pixels: new Uint8Array(0) };
    expect(await shrinkLayer(empty, 2)).toEqual(empty);
  });
});
