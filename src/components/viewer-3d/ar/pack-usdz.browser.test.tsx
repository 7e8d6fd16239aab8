import { BoxGeometry, CanvasTexture, Group, Mesh, MeshStandardMaterial } from "three";
import { expect, test } from "vitest";
import { packUsdz } from "./pack-usdz";

/** Names of the files of a zip, and where their bytes begin. Source: PKZIP application note, local file header. */
function filesOf(bytes: DataView): ReadonlyMap<string, { readonly at: number; readonly text: string }> {
  const found = new Map<string, { at: number; text: string }>();
  for (let at = 0; bytes.getUint32(at, true) === 0x04_03_4b_50;) {
    const [size, name, extra] = [
      bytes.getUint32(at + 18, true),
      bytes.getUint16(at + 26, true),
      bytes.getUint16(at + 28, true),
    ];
    const method = bytes.getUint16(at + 8, true);
    const text = (from: number, length: number) =>
      new TextDecoder().decode(new Uint8Array(bytes.buffer, from, length));
    const begins = at + 30 + name + extra;
    expect(method, "stored, not compressed").toBe(0);
    found.set(text(at + 30, name), { at: begins, text: text(begins, size) });
    at = begins + size;
  }
  return found;
}

test("a model in metres is a zip whose files begin at multiples of 64 bytes", async () => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 33;
  canvas.getContext("2d")?.fillRect(0, 0, 20, 20);
  const materials = [
    new MeshStandardMaterial({ map: new CanvasTexture(canvas) }),
    new MeshStandardMaterial({ map: new CanvasTexture(canvas), transparent: true }),
  ];
  const thing = new Group().add(
    ...materials.map((material) => new Mesh(new BoxGeometry(0.04, 0.04, 0.01), material)),
  );
  const blob = await packUsdz(thing);
  expect(blob.type).toBe("model/vnd.usdz+zip");
  const files = filesOf(new DataView(await blob.arrayBuffer()));
  expect([...files.keys()][0]).toBe("model.usda");
  expect([...files.values()].map(({ at }) => at % 64)).toEqual([...files.values()].map(() => 0));
  expect(
    [...files.keys()].filter((name) => name.startsWith("textures/")).map((name) => name.slice(-3)),
  ).toEqual(["jpg", "png"]);
  expect(files.get("model.usda")?.text).toContain("metersPerUnit = 1\n");
});
