import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Layer } from "@/src/domain/watch/catalogue";
import type { LayerSlot } from "@/src/domain/watch/layers";
import { drawBox } from "@/tests/factories/drawn-box";
import { createCompositor, type Compositor, type CompositorSettings } from "./compositor";
import type { PictureOrder } from "./picture-order";

let folder: string;
const report = vi.fn<CompositorSettings["report"]>();
const compositors: Compositor[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "compositor-"));
  report.mockReset();
});
afterEach(async () => {
  await Promise.all(compositors.splice(0).map((compositor) => compositor.settle()));
  await rm(folder, { recursive: true, force: true });
});

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** A layer of the full frame: a box of one color at a quarter of the edge, the rest empty. */
async function drawLayer(name: string, color: string): Promise<Layer> {
  const bytes = await drawBox(color);
  await writeFile(path.join(folder, name), bytes);
  return { hash: hashOf(bytes), file: name };
}

function compositorWith(changes: Partial<CompositorSettings> = {}): Compositor {
  const compositor = createCompositor({
    layersFolder: folder,
    cutsFolder: path.join(folder, "cuts"),
    picturesFolder: path.join(folder, "pictures"),
    maxLayerBytes: 50_000_000,
    maxCutBytes: 10_000_000,
    maxHotBytes: 1_000_000,
    maxStoredBytes: 1_000_000,
    rendersAtOnce: 2,
    maxWaiting: 100,
    restMs: 1,
    isCalm: () => true,
    report,
    ...changes,
  });
  compositors.push(compositor);
  return compositor;
}

const orderOf = (slots: readonly LayerSlot[], changes: Partial<PictureOrder> = {}): PictureOrder => ({
  slots,
  width: 160,
  crop: "full",
  stage: "givre",
  format: "webp",
  ...changes,
});

const pixelAt = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels)];
};

test("blends layers over the ground, in order", async () => {
  const slots = [
    { part: "dial A", layer: await drawLayer("a.webp", "#ff0000") },
    { part: "hands B", layer: await drawLayer("b.webp", "rgba(0,0,255,.5)") },
  ];
  const { bytes, isComplete } = await compositorWith().compose(orderOf(slots, { format: "jpeg" }));
  expect(isComplete).toBe(true);
  const [middle, corner] = [await pixelAt(bytes, 80, 80), await pixelAt(bytes, 5, 5)];
  [127, 0, 128].forEach((value, channel) => expect(Math.abs(middle[channel]! - value)).toBeLessThan(6));
  [0xe3, 0xe8, 0xea].forEach((value, channel) => expect(Math.abs(corner[channel]! - value)).toBeLessThan(6));
});

test("a transparent ground stays transparent", async () => {
  const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
  const { bytes } = await compositorWith().compose(orderOf(slots, { stage: "transparent" }));
  expect((await pixelAt(bytes, 5, 5))[3]).toBe(0);
  expect((await pixelAt(bytes, 80, 80))[3]).toBe(255);
});

test("a crop fills the picture with its part of the frame", async () => {
  const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
  const { bytes } = await compositorWith().compose(orderOf(slots, { crop: "hands", format: "jpeg" }));
  expect(Math.abs((await pixelAt(bytes, 2, 2))[0]! - 255)).toBeLessThan(6);
});

test.each(["webp", "avif", "jpeg"] as const)(
  "%s: the same layers give the same bytes, twice",
  async (format) => {
    const slots = [
      { part: "dial A", layer: await drawLayer("a.webp", "#c08040") },
      { part: "hands B", layer: await drawLayer("b.webp", "rgba(10,200,90,.37)") },
    ];
    const pictures = await Promise.all(
      ["one", "two"].map((place) =>
        compositorWith({ picturesFolder: path.join(folder, place) }).compose(
          orderOf(slots, { format, width: 480 }),
        ),
      ),
    );
    expect(hashOf(Buffer.from(pictures[0]!.bytes))).toBe(hashOf(Buffer.from(pictures[1]!.bytes)));
    expect((await sharp(pictures[0]!.bytes).metadata()).width).toBe(480);
  },
);

describe("does the work once", () => {
  test("for all widths and formats of a picture with the same canvas", async () => {
    const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
    const compositor = compositorWith();
    const wanted = ([480, 640, 1000] as const).flatMap((width) =>
      (["webp", "jpeg"] as const).map((format) => orderOf(slots, { width, format })),
    );
    const pictures = await Promise.all(wanted.map((order) => compositor.compose(order)));
    expect(await compositor.figures()).toMatchObject({ renders: 6, blends: 1 });
    const widths = await Promise.all(
      pictures.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
    );
    expect(widths).toEqual(wanted.map(({ width }) => width));
  });

  test("of decoding and trimming a layer, also for a later process", async () => {
    const layer = await drawLayer("a.webp", "rgba(10,200,90,.37)");
    const order = orderOf([{ part: "dial A", layer }], { width: 1000, format: "webp" });
    const before = compositorWith();
    const first = await before.compose(order);
    await before.settle();
    // Without its file the layer can only be read from its cut.
    await rm(path.join(folder, "a.webp"));
    const after = compositorWith({ picturesFolder: path.join(folder, "others") });
    const second = await after.compose(order);
    expect(second.isComplete).toBe(true);
    expect(hashOf(Buffer.from(second.bytes))).toBe(hashOf(Buffer.from(first.bytes)));
  });

  test("for a hundred concurrent equal orders", async () => {
    const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
    const compositor = compositorWith();
    await Promise.all(Array.from({ length: 100 }, () => compositor.compose(orderOf(slots))));
    expect((await compositor.figures()).renders).toBe(1);
  });

  test("for a picture saved by an earlier process", async () => {
    const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
    const before = compositorWith();
    const first = await before.compose(orderOf(slots));
    await before.settle();
    const after = compositorWith();
    expect([...(await after.compose(orderOf(slots))).bytes]).toEqual([...first.bytes]);
    expect((await after.figures()).renders).toBe(0);
  });

  test("and again if the saved picture was deleted by another process", async () => {
    const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
    const compositor = compositorWith({ maxHotBytes: 1 });
    await compositor.compose(orderOf(slots));
    await compositor.settle();
    await rm(path.join(folder, "pictures"), { recursive: true });
    expect((await compositor.compose(orderOf(slots))).isComplete).toBe(true);
    expect((await compositor.figures()).renders).toBe(2);
  });
});

test("address follows content: artwork, view and format, not the file's name", async () => {
  const layer = await drawLayer("a.webp", "#ff0000");
  const { addressOf } = compositorWith();
  const plain = addressOf(orderOf([{ part: "dial A", layer }]));
  expect(addressOf(orderOf([{ part: "dial A", layer: { ...layer, file: "renamed.webp" } }]))).toBe(plain);
  const others = [
    orderOf([{ part: "dial A", layer: { ...layer, hash: "0" } }]),
    orderOf([{ part: "dial A", layer }], { width: 320 }),
    orderOf([{ part: "dial A", layer }], { crop: "dial" }),
    orderOf([{ part: "dial A", layer }], { stage: "nuit" }),
    orderOf([{ part: "dial A", layer }], { format: "avif" }),
    orderOf([]),
  ].map(addressOf);
  expect(new Set([plain, ...others]).size).toBe(7);
});

test("memory and disk stay within their bounds under many different pictures", async () => {
  const layers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => drawLayer(`${index}.webp`, `rgb(${index * 20},0,0)`)),
  );
  const bounds = { maxLayerBytes: 2_000_000, maxHotBytes: 2000, maxStoredBytes: 3000 };
  const compositor = compositorWith(bounds);
  for (const layer of layers) {
    await compositor.compose(orderOf([{ part: "dial A", layer }]));
    await compositor.settle();
    const { layerBytes, hotBytes, storedBytes } = await compositor.figures();
    expect(layerBytes).toBeLessThanOrEqual(bounds.maxLayerBytes);
    expect(hotBytes).toBeLessThanOrEqual(bounds.maxHotBytes);
    expect(storedBytes).toBeLessThanOrEqual(bounds.maxStoredBytes);
  }
  expect((await compositor.figures()).storedBytes).toBeGreaterThan(0);
});

describe("background work", () => {
  test("a picture is rendered while the queue is empty, and found afterwards", async () => {
    const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
    const compositor = compositorWith();
    const order = orderOf(slots, { format: "avif" });
    expect(await compositor.find(order)).toBeNull();
    compositor.composeLater(order);
    await compositor.settle();
    expect(await compositor.find(order)).toMatchObject({ format: "avif", isComplete: true });
  });

  test("layers are prepared for fast blending", async () => {
    const layer = await drawLayer("a.webp", "#ff0000");
    const compositor = compositorWith();
    compositor.prepareLayers([{ part: "dial A", layer }]);
    await compositor.settle();
    await rm(path.join(folder, "a.webp"));
    const later = compositorWith();
    expect((await later.compose(orderOf([{ part: "dial A", layer }]))).isComplete).toBe(true);
  });
});

describe("a faulty layer", () => {
  const cases = {
    "has no artwork": async () => undefined,
    "has no file": async () => ({ hash: "0".repeat(64), file: "gone.webp" }),
    "is cut off": async () => {
      await drawLayer("cut.webp", "#ff0000");
      const half = (
        await sharp({ create: { width: 2000, height: 2000, channels: 4, background: "#ff0000" } })
          .png()
          .toBuffer()
      ).subarray(0, 900);
      await writeFile(path.join(folder, "cut.webp"), half);
      return { hash: hashOf(half), file: "cut.webp" };
    },
    "is no picture": async () => {
      await writeFile(path.join(folder, "text.webp"), "hello");
      return { hash: hashOf(Buffer.from("hello")), file: "text.webp" };
    },
    "was exchanged under its name": async () => ({
      ...(await drawLayer("a.webp", "#ff0000")),
      hash: "0".repeat(64),
    }),
    "is not square": async () => {
      const wide = await sharp({ create: { width: 200, height: 100, channels: 4, background: "#ff0000" } })
        .png()
        .toBuffer();
      await writeFile(path.join(folder, "wide.png"), wide);
      return { hash: hashOf(wide), file: "wide.png" };
    },
    "points outside its folder": async () => ({ hash: "0".repeat(64), file: "../secrets.json" }),
  } satisfies Record<string, () => Promise<Layer | undefined>>;

  test.each(Object.entries(cases))("that %s is drawn as a placeholder and reported once", async (_, make) => {
    const slots = [{ part: "dial DI", layer: await make() }];
    const compositor = compositorWith();
    const picture = await compositor.compose(orderOf(slots, { width: 1000 }));
    await compositor.compose(orderOf(slots, { width: 320 }));
    expect(picture.isComplete).toBe(false);
    expect((await sharp(picture.bytes).stats()).channels[0]?.min).toBeLessThan(0xb0);
    expect(report).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ event: "layer.faulty", part: "dial DI" }));
    expect((await compositor.figures()).storedBytes).toBe(0);
  });

  test("is drawn itself once it has been repaired", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const layer = await drawLayer("a.webp", "#ff0000");
    await rm(path.join(folder, "a.webp"));
    const compositor = compositorWith();
    expect((await compositor.compose(orderOf([{ part: "dial A", layer }]))).isComplete).toBe(false);
    await drawLayer("a.webp", "#ff0000");
    vi.advanceTimersByTime(2000);
    expect((await compositor.compose(orderOf([{ part: "dial A", layer }]))).isComplete).toBe(true);
    vi.useRealTimers();
  });

  test("without an outline leaves the picture complete", async () => {
    const picture = await compositorWith().compose(orderOf([{ part: "glare", layer: undefined }]));
    expect(picture.isComplete).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });
});

test("a failing disk is reported once and loses no picture", async () => {
  await writeFile(path.join(folder, "pictures"), "a file where the folder should be");
  const slots = [{ part: "dial A", layer: await drawLayer("a.webp", "#ff0000") }];
  const compositor = compositorWith({ maxHotBytes: 1 });
  expect((await compositor.compose(orderOf(slots))).isComplete).toBe(true);
  expect((await compositor.compose(orderOf(slots, { width: 320 }))).isComplete).toBe(true);
  await compositor.settle();
  expect(report.mock.calls.map(([error]) => error.event)).toEqual(["pictures.disk-fails"]);
});
