import { padded, writeGlb, type Shape } from "./glb";
import type { JsonObject, JsonValue } from "./model-list";
import { handTurns } from "./hand-turns";
import { replaceTextures } from "./texture-names";

/** A loaded part of a watch. */
export interface LoadedPart {
  readonly key: string;
  readonly shape: Shape;
  /** Material names by the shape's slots. */
  readonly materials: readonly string[];
}

export interface Assembly {
  readonly parts: readonly LoadedPart[];
  /** Materials of glTF by name, with names of textures instead of indices. */
  readonly materials: Readonly<Record<string, JsonObject>>;
  /** WebP files by name. */
  readonly textures: Readonly<Record<string, Uint8Array>>;
  /** Factor from the parts' millimetres to metres, at the watch's size. */
  readonly scale: number;
}

const meshopt = "EXT_meshopt_compression";
const always = [meshopt, "KHR_mesh_quantization", "EXT_texture_webp"];

/** Names of extensions at any depth in a material. */
function extensionsIn(value: JsonValue): readonly string[] {
  if (typeof value !== "object" || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === "extensions" && typeof inner === "object" ? Object.keys(inner) : []),
    ...extensionsIn(inner),
  ]);
}

const numbered = (names: Iterable<string>): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].map((name, place) => [name, place]));

/**
 * One file of a whole watch: shapes side by side, materials and textures once each. Nothing is decoded, so it is as fast
 * as copying the bytes.
 */
export function mergeShapes({ parts, materials, textures, scale }: Assembly): Uint8Array<ArrayBuffer> {
  const materialNumbers = numbered(parts.flatMap((part) => part.materials));
  const textureNumbers = numbered(Object.keys(textures));
  const bin: Uint8Array[] = [];
  const lists = {
    accessors: [] as JsonObject[],
    bufferViews: [] as JsonObject[],
    meshes: [] as JsonObject[],
    nodes: [] as JsonObject[],
  };
  const tops: number[] = [];
  let written = 0;
  let unpacked = 0;

  function add({ key, shape, materials: names }: LoadedPart): void {
    const from = {
      accessors: lists.accessors.length,
      bufferViews: lists.bufferViews.length,
      meshes: lists.meshes.length,
    };
    lists.accessors.push(
      ...shape.accessors.map((accessor) => ({
        ...(accessor as JsonObject),
        bufferView: accessor.bufferView + from.bufferViews,
      })),
    );
    for (const view of shape.bufferViews) {
      const packed = view.extensions[meshopt];
      lists.bufferViews.push({
        ...(view as unknown as JsonObject),
        byteOffset: unpacked,
        extensions: { [meshopt]: { ...(packed as JsonObject), byteOffset: written + packed.byteOffset } },
      });
      unpacked += padded(view.byteLength);
    }
    lists.meshes.push(
      ...shape.meshes.map(({ name, primitives }) => ({
        name,
        primitives: primitives.map(({ attributes, indices, extras: { slot, moving }, ...rest }) => ({
          ...(rest as JsonObject),
          ...(moving && { extras: { moving } }),
          attributes: Object.fromEntries(
            Object.entries(attributes).map(([kind, accessor]) => [kind, accessor + from.accessors]),
          ),
          indices: indices + from.accessors,
          material: materialNumbers.get(names[slot] ?? "") ?? 0,
        })),
      })),
    );
    const pieces = shape.nodes.map((node) => {
      lists.nodes.push({ ...(node as JsonObject), mesh: node.mesh + from.meshes });
      // A moving part has a separate node, since the shape's node has its quantization transform.
      lists.nodes.push({ name: node.name, ...handTurns[node.name], children: [lists.nodes.length - 1] });
      return lists.nodes.length - 1;
    });
    tops.push(lists.nodes.length);
    lists.nodes.push({ name: key, extras: { part: key }, children: pieces });
    bin.push(shape.bin);
    written += padded(shape.bin.byteLength);
  }

  for (const part of parts) add(part);
  const images = Object.entries(textures).map(([name, bytes]) => {
    lists.bufferViews.push({ buffer: 0, byteOffset: written, byteLength: bytes.byteLength });
    bin.push(bytes);
    written += padded(bytes.byteLength);
    // Named by content hash: a viewer that has it need not decode it again.
    return { name, bufferView: lists.bufferViews.length - 1, mimeType: "image/webp" };
  });
  const used = [...materialNumbers.keys()].map((name) => materials[name] ?? {});
  lists.nodes.push({ name: "watch", scale: [scale, scale, scale], children: tops });

  return writeGlb(
    {
      asset: { version: "2.0", generator: "watch-shop" },
      extensionsUsed: [...new Set([...always, ...used.flatMap(extensionsIn)])],
      extensionsRequired: always,
      scene: 0,
      scenes: [{ nodes: [lists.nodes.length - 1] }],
      ...lists,
      materials: used.map((material) =>
        replaceTextures(material, (name) => ({ index: textureNumbers.get(name) ?? 0 })),
      ),
      textures: images.map((_, place) => ({ extensions: { EXT_texture_webp: { source: place } } })),
      images,
      buffers: [
        { byteLength: written },
        { byteLength: unpacked, extensions: { [meshopt]: { fallback: true } } },
      ],
    },
    bin,
  );
}
