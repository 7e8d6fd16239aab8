import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { DecodedLayer } from "./blend";
import { createLayerBlender, type Blended } from "./blend-layers";
import type { LayerLoader } from "./layer-loader";
import type { PictureSubject } from "./picture-order";

/** A layer whose file name is the value of all its color channels. */
function layerOf(value: number, frame: number): DecodedLayer {
  const pixels = new Uint8Array(frame * frame * 4).fill(value);
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255;
  return { left: 0, top: 0, width: frame, height: frame, pixels };
}

const loader: LayerLoader = {
  load: async (_part, layer, frame) => (layer ? layerOf(Number(layer.file), frame) : null),
  prepare: async () => {},
  bytes: () => 0,
};

const subject = (value: number): PictureSubject => ({
  slots: [{ part: "dial A", layer: { file: String(value), hash: String(value) } }],
  width: 160,
  crop: "full",
  stage: "givre",
});

const canvasBytes = 500 * 500 * 4;
const isOf = (value: number, { raster }: Blended) => raster.pixels.every((one) => one === value);

test("an evicted canvas is unchanged until its encoder is done", async () => {
  const blender = createLayerBlender(loader, canvasBytes);
  const values = Array.from({ length: 12 }, (_, index) => index + 1);
  const held = await Promise.all(
    values.map((value) =>
      blender.show(subject(value), async (blended) => {
        const before = isOf(value, blended);
        // Others are blended in the meantime, after this one was evicted.
        await pause(5 * value);
        return before && isOf(value, blended);
      }),
    ),
  );
  expect(held).toEqual(values.map(() => true));
  expect(blender.count()).toBe(12);
});

test("memory of a canvas without readers is reused for the next one", async () => {
  const blender = createLayerBlender(loader, canvasBytes);
  const pixels = new Set<unknown>();
  for (let value = 1; value <= 10; value += 1) {
    await blender.show(subject(value), async ({ raster }) => void pixels.add(raster.pixels.buffer));
  }
  expect(pixels.size).toBe(1);
  expect(blender.bytes()).toBe(canvasBytes);
});

test("concurrent encoders share one canvas; one with a placeholder is blended again", async () => {
  const blender = createLayerBlender(loader);
  await Promise.all([1, 2, 3].map(() => blender.show(subject(7), async () => {})));
  await blender.show(subject(7), async () => {});
  expect(blender.count()).toBe(1);

  const incomplete = { ...subject(7), slots: [{ part: "dial B", layer: undefined }] };
  for (let time = 0; time < 2; time += 1) {
    expect(await blender.show(incomplete, async ({ isComplete }) => isComplete)).toBe(false);
  }
  expect(blender.count()).toBe(3);
});
