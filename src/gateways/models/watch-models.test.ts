import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as v from "valibot";
import { isTurnable, modelKeys, modelParts } from "@/src/domain/watch/model-parts";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { createWatchModels } from "./watch-models";

const root = path.resolve(import.meta.dirname, "../../..");
const models = createWatchModels(root, 8_000_000);

const glb = v.object({
  accessors: v.array(v.looseObject({ bufferView: v.number(), max: v.optional(v.array(v.number())) })),
  bufferViews: v.array(
    v.looseObject({
      buffer: v.number(),
      byteOffset: v.number(),
      byteLength: v.number(),
      extensions: v.optional(v.any()),
    }),
  ),
  buffers: v.array(v.looseObject({ byteLength: v.number() })),
  materials: v.array(v.looseObject({})),
  meshes: v.array(
    v.object({ name: v.string(), primitives: v.array(v.looseObject({ material: v.number() })) }),
  ),
  nodes: v.array(v.looseObject({ name: v.string(), scale: v.optional(v.array(v.number())) })),
  images: v.array(v.object({ bufferView: v.number(), mimeType: v.literal("image/webp") })),
});

const orderOf = (selection: Selection) => ({
  keys: modelParts(selection, catalogue).map(({ key }) => key),
  diameter: Number.parseInt(selection.caseDiameter, 10),
  form: "packed" as const,
  detail: "full" as const,
});

async function compose(selection: Selection) {
  const bytes = await models.compose(orderOf(selection));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const text = new TextDecoder().decode(bytes.subarray(20, 20 + view.getUint32(12, true)));
  return { bytes, view, file: v.parse(glb, JSON.parse(text)) };
}

test("any watch that can be chosen is one valid file with all its parts", async () => {
  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      const { bytes, view, file } = await compose(selection);
      expect(view.getUint32(8, true)).toBe(bytes.byteLength);
      const binBytes = view.getUint32(20 + view.getUint32(12, true), true);
      expect(binBytes).toBe(file.buffers[0]?.byteLength);
      for (const { buffer, byteOffset, byteLength } of file.bufferViews) {
        expect(byteOffset + byteLength).toBeLessThanOrEqual(file.buffers[buffer]?.byteLength ?? 0);
      }
      for (const { bufferView } of [...file.accessors, ...file.images]) {
        expect(bufferView).toBeLessThan(file.bufferViews.length);
      }
      for (const { material } of file.meshes.flatMap(({ primitives }) => primitives)) {
        expect(material).toBeLessThan(file.materials.length);
      }
      const pieces = file.nodes.map(({ name }) => name);
      expect(pieces).toEqual(
        expect.arrayContaining(["case", "dial", "hour", "minute", "second", "strap", "watch"]),
      );
      expect(pieces.includes("rotor")).toBe(selection.casebackType === "OPEN");
    }),
    { numRuns: 20 },
  );
});

test("equal watches have the same bytes and name, different ones do not", async () => {
  const again = createWatchModels(root, 8_000_000);
  const [order, other] = [
    orderOf(defaultSelection),
    orderOf({ ...defaultSelection, casebackType: "CLOSED" }),
  ];
  expect(await again.addressOf(order)).toBe(await models.addressOf(order));
  expect(await models.addressOf(other)).not.toBe(await models.addressOf(order));
  expect(Buffer.from(await again.compose(order)).equals(await models.compose(order))).toBe(true);
});

test("the light form has the same parts in fewer bytes, and its own name", async () => {
  const full = orderOf(defaultSelection);
  const light = { ...full, detail: "light" as const };
  expect(await models.addressOf(light)).not.toBe(await models.addressOf(full));
  const [{ byteLength: least }, { byteLength: most }] = [
    await models.compose(light),
    await models.compose(full),
  ];
  expect(least).toBeLessThan(0.8 * most);
});

test("is in metres, at the size of its case", async () => {
  const scaleOf = async (caseDiameter: string) => {
    const { file } = await compose({ ...defaultSelection, caseDiameter });
    return file.nodes.find(({ name }) => name === "watch")?.scale?.[0] ?? NaN;
  };
  const drawn = 40.1;
  expect((await scaleOf("36mm")) * drawn).toBeCloseTo(0.036, 6);
  expect((await scaleOf("40mm")) * drawn).toBeCloseTo(0.04, 6);
});

test("a dial added in the admin has no shape: a watch with it has no 3D view", async () => {
  expect(await models.findUndrawn(modelKeys(catalogue))).toEqual([]);
  const [first] = catalogue.dial;
  const added = {
    ...catalogue,
    dial: [...catalogue.dial, { ...first!, key: "DI-ADDED", printing: undefined, printingLayout: undefined }],
  };
  const undrawn = await models.findUndrawn(modelKeys(added));
  expect(undrawn).toEqual(["DI-ADDED"]);
  expect(isTurnable(defaultSelection, added, undrawn)).toBe(true);
  expect(isTurnable({ ...defaultSelection, dial: "DI-ADDED" }, added, undrawn)).toBe(false);
});

test("lists the parts without a shape", async () => {
  expect(await models.findUndrawn(["DI", "HAN-DIS-SI"])).toEqual([]);
  expect(await models.findUndrawn(["DI", "MADE-BY-A-MARKETER"])).toEqual(["MADE-BY-A-MARKETER"]);
});
