import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blendOver, finishCanvas, paintGround, type DecodedLayer } from "./blend";

const byte = fc.integer({ min: 0, max: 255 });

/** Exact value of one channel by its definition; slow, without the shifts of the fast path. */
const exact = (source: number, alpha: number, under: number) =>
  Math.floor((source * alpha + under * (255 - alpha)) / 255 + 0.5);

const layerOf = (pixels: readonly number[], width: number, left = 0, top = 0): DecodedLayer => ({
  left,
  top,
  width,
  height: pixels.length / 4 / width,
  pixels: Uint8Array.from(pixels),
});

describe("blend over an opaque ground", () => {
  test("equals the exact mean for every alpha and every pair of colors", () => {
    const colors = [0, 1, 2, 63, 127, 128, 129, 200, 253, 254, 255];
    const wrong: number[][] = [];
    for (let alpha = 0; alpha <= 255; alpha += 1) {
      for (const source of colors) {
        for (const under of colors) {
          const pixels = Uint8Array.of(under, under, under, 255);
          blendOver(
            { width: 1, height: 1, isOpaque: true, pixels },
            layerOf([source, source, source, alpha], 1),
          );
          const mean = exact(source, alpha, under);
          // One expectation per pixel would take longer than the blend of a thousand pictures.
          if ([mean, mean, mean, 255].some((value, at) => value !== pixels[at]))
            wrong.push([source, alpha, under]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("equals the reference pixel by pixel for random stacks at random places", () => {
    const layer = fc
      .record({
        left: fc.nat(3),
        top: fc.nat(3),
        width: fc.integer({ min: 1, max: 4 }),
        height: fc.integer({ min: 1, max: 4 }),
      })
      .chain((box) =>
        fc
          .array(byte, { minLength: box.width * box.height * 4, maxLength: box.width * box.height * 4 })
          .map((pixels): DecodedLayer => ({ ...box, pixels: Uint8Array.from(pixels) })),
      );
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 5 }), (layers) => {
        const canvas = paintGround(7, 7, "#e3e8ea");
        const reference = [...canvas.pixels];
        for (const one of layers) {
          blendOver(canvas, one);
          blendSlowly(reference, one);
        }
        expect([...canvas.pixels]).toEqual(reference);
      }),
    );
  });
});

function blendSlowly(reference: number[], layer: DecodedLayer): void {
  for (let y = 0; y < layer.height; y += 1) {
    for (let x = 0; x < layer.width; x += 1) {
      const from = (y * layer.width + x) * 4;
      const to = ((layer.top + y) * 7 + layer.left + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        reference[to + channel] = exact(
          layer.pixels[from + channel]!,
          layer.pixels[from + 3]!,
          reference[to + channel]!,
        );
      }
    }
  }
}

describe("blend over an open ground", () => {
  test("one layer is unchanged, within the rounding of its alpha", () => {
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), ([red, green, blue, alpha]) => {
        const canvas = paintGround(1, 1, null);
        blendOver(canvas, layerOf([red, green, blue, alpha], 1));
        const { pixels } = finishCanvas(canvas);
        expect(pixels[3]).toBe(alpha);
        if (alpha === 0) return;
        const tolerance = Math.ceil(255 / alpha / 2);
        [red, green, blue].forEach((value, channel) => {
          expect(Math.abs(pixels[channel]! - value)).toBeLessThanOrEqual(tolerance);
        });
      }),
    );
  });

  test("color never exceeds alpha, so nothing overflows", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(byte, byte, byte, byte), { maxLength: 6 }), (stack) => {
        const canvas = paintGround(1, 1, null);
        for (const pixel of stack) blendOver(canvas, layerOf(pixel, 1));
        for (const channel of [0, 1, 2])
          expect(canvas.pixels[channel]).toBeLessThanOrEqual(canvas.pixels[3]!);
      }),
    );
  });

  test("an opaque layer covers everything", () => {
    const canvas = paintGround(1, 1, null);
    blendOver(canvas, layerOf([9, 8, 7, 100], 1));
    blendOver(canvas, layerOf([1, 2, 3, 255], 1));
    expect([...finishCanvas(canvas).pixels]).toEqual([1, 2, 3, 255]);
  });
});

test("an opaque picture is its colors alone, on the stage's tone, whatever its size", () => {
  const tone = [13, 18, 22];
  for (const width of [1, 2, 3, 5, 7]) {
    const canvas = paintGround(width, width, "#0d1216");
    blendOver(canvas, layerOf([1, 2, 3, 255], 1, width - 1));
    const picture = Array.from({ length: width * width }, () => tone).flat();
    picture.splice((width - 1) * 3, 3, 1, 2, 3);
    const { channels, pixels } = finishCanvas(canvas);
    expect([channels, ...pixels]).toEqual([3, ...picture]);
  }
});
