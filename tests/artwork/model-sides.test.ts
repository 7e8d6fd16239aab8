import { readFileSync } from "node:fs";
import path from "node:path";
import { NodeIO, type Primitive } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { MeshoptDecoder } from "meshoptimizer";
import { expect, test } from "vitest";
import keys from "@/media/artwork/models/model-keys.mjs";

const folder = path.resolve(import.meta.dirname, "../../media/models");
interface List {
  readonly parts: Readonly<Record<string, { readonly shape: string }>>;
}
const { parts } = JSON.parse(readFileSync(path.join(folder, "models.json"), "utf8")) as List;
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ "meshopt.decoder": MeshoptDecoder });

/** Share of the corners whose surface leans towards the axis of the dial. */
function shareInwards(primitive: Primitive): number {
  const [position, normal] = [primitive.getAttribute("POSITION"), primitive.getAttribute("NORMAL")];
  const corners = Array.from({ length: position?.getCount() ?? 0 }, (_, place) => {
    const [x = 0, y = 0] = position?.getElement(place, []) ?? [];
    const [across = 0, up = 0] = normal?.getElement(place, []) ?? [];
    return x * across + y * up < 0;
  });
  return corners.filter(Boolean).length / corners.length;
}

test("the wall round each dial faces the dial: the other side is not drawn", async () => {
  const shapes = new Set(keys.filter(({ part }) => part === "dial").map(({ key }) => parts[key]?.shape));
  expect(shapes.size).toBeGreaterThan(5);
  for (const shape of shapes) {
    const document = await io.read(path.join(folder, `${shape}.glb`));
    const walls = document
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .filter((primitive) => primitive.getExtras().slot === 0);
    expect(walls.map(shareInwards)).toEqual([1]);
  }
});
