import { MeshoptDecoder } from "meshoptimizer/decoder";
import sharp from "sharp";
import * as v from "valibot";
import { padded, readGlb, writeGlb } from "./glb";
import type { JsonObject } from "./model-list";

const json = v.record(v.string(), v.any());
const accessor = v.looseObject({
  bufferView: v.number(),
  byteOffset: v.optional(v.number(), 0),
  componentType: v.number(),
  normalized: v.optional(v.boolean(), false),
  type: v.picklist(["SCALAR", "VEC2", "VEC3", "VEC4"]),
  count: v.number(),
});
const packedView = v.object({
  byteOffset: v.number(),
  byteLength: v.number(),
  byteStride: v.number(),
  count: v.number(),
  mode: v.picklist(["ATTRIBUTES", "TRIANGLES", "INDICES"]),
});
const model = v.looseObject({
  accessors: v.array(accessor),
  bufferViews: v.array(
    v.looseObject({
      byteOffset: v.number(),
      byteLength: v.number(),
      byteStride: v.optional(v.number()),
      extensions: v.optional(v.object({ EXT_meshopt_compression: packedView })),
    }),
  ),
  meshes: v.array(
    v.looseObject({
      primitives: v.array(
        v.looseObject({ attributes: v.record(v.string(), v.number()), indices: v.number() }),
      ),
    }),
  ),
  materials: v.array(v.looseObject({ extensions: v.optional(json) })),
  images: v.array(v.object({ bufferView: v.number() })),
  textures: v.array(
    v.object({ extensions: v.object({ EXT_texture_webp: v.object({ source: v.number() }) }) }),
  ),
  extensionsUsed: v.array(v.string()),
});
type Model = v.InferOutput<typeof model>;

const width = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;
/** Component types of glTF: size in bytes, reader, and the value of 1. */
const components: Readonly<
  Record<number, readonly [bytes: number, read: (view: DataView, at: number) => number, one: number]>
> = {
  5120: [1, (view, at) => view.getInt8(at), 127],
  5121: [1, (view, at) => view.getUint8(at), 255],
  5122: [2, (view, at) => view.getInt16(at, true), 32_767],
  5123: [2, (view, at) => view.getUint16(at, true), 65_535],
  5125: [4, (view, at) => view.getUint32(at, true), 4_294_967_295],
  5126: [4, (view, at) => view.getFloat32(at, true), 1],
};
const floatComponent = 5126;
/** Edge (px) of the largest texture: in augmented reality a watch is seen from further away. */
const largestTexture = 1024;

/** Dequantized values of an accessor. */
function numbersOf(given: Model["accessors"][number], bytes: Uint8Array, stride: number): Float32Array {
  const component = components[given.componentType];
  if (!component) throw new Error(`glTF has no component type ${given.componentType}.`);
  const [size, read, one] = component;
  const [across, view] = [width[given.type], new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)];
  return Float32Array.from({ length: given.count * across }, (_, place) => {
    const at = given.byteOffset + Math.floor(place / across) * stride + (place % across) * size;
    const value = read(view, at);
    return given.normalized ? Math.max(-1, value / one) : value;
  });
}

/** Normalises directions that lost their length by quantization. */
function withLength(directions: Float32Array): Float32Array {
  for (let at = 0; at < directions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = directions.subarray(at, at + 3);
    const length = Math.hypot(x, y, z);
    directions.set(length > 0 ? [x / length, y / length, z / length] : [0, 0, 1], at);
  }
  return directions;
}

function bounds(positions: Float32Array) {
  const [min, max] = [Array<number>(3).fill(Infinity), Array<number>(3).fill(-Infinity)];
  positions.forEach((value, place) => {
    min[place % 3] = Math.min(min[place % 3] ?? 0, value);
    max[place % 3] = Math.max(max[place % 3] ?? 0, value);
  });
  return { min, max };
}

/**
 * A composed watch in core glTF without extensions: integers become floats, WebP becomes JPEG, or PNG if transparent.
 * Tangents are dropped, since such viewers compute their own.
 */
export async function plainModel(packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  await MeshoptDecoder.ready;
  const { description, bin: source } = readGlb(
    Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength),
  );
  const given = v.parse(model, description);
  const bin: Uint8Array[] = [];
  const [bufferViews, accessors]: [JsonObject[], JsonObject[]] = [[], []];
  let written = 0;
  const write = (bytes: Uint8Array, target?: number) => {
    bufferViews.push({
      buffer: 0,
      byteOffset: written,
      byteLength: bytes.byteLength,
      ...(target && { target }),
    });
    bin.push(bytes);
    written += padded(bytes.byteLength);
    return bufferViews.length - 1;
  };
  const bytesOf = (number: number) => {
    const view = given.bufferViews[number];
    const how = view?.extensions?.EXT_meshopt_compression;
    if (!view) throw new Error(`The model has no buffer view ${number}.`);
    if (!how)
      return { bytes: source.subarray(view.byteOffset, view.byteOffset + view.byteLength), stride: 0 };
    const bytes = new Uint8Array(how.count * how.byteStride);
    const from = source.subarray(how.byteOffset, how.byteOffset + how.byteLength);
    MeshoptDecoder.decodeGltfBuffer(bytes, how.count, how.byteStride, from, how.mode);
    return { bytes, stride: how.byteStride };
  };
  const unpacked = new Map<number, ReturnType<typeof bytesOf>>();
  const accessorOf = (number: number) => {
    const one = given.accessors[number];
    if (!one) throw new Error(`The model has no accessor ${number}.`);
    const known = unpacked.get(one.bufferView) ?? bytesOf(one.bufferView);
    unpacked.set(one.bufferView, known);
    return { one, ...known };
  };
  const [arrayBuffer, elementBuffer] = [34_962, 34_963];
  const writeAttribute = (name: string, number: number) => {
    const { one, bytes, stride } = accessorOf(number);
    const numbers = numbersOf(one, bytes, stride);
    const floats = name === "NORMAL" ? withLength(numbers) : numbers;
    accessors.push({
      bufferView: write(new Uint8Array(floats.buffer), arrayBuffer),
      componentType: floatComponent,
      type: one.type,
      count: one.count,
      ...(name === "POSITION" && bounds(floats)),
    });
    return accessors.length - 1;
  };
  const writeIndices = (number: number) => {
    const { one, bytes, stride } = accessorOf(number);
    const own = bytes.slice(one.byteOffset, one.byteOffset + one.count * stride);
    const { componentType, type, count } = one;
    accessors.push({ bufferView: write(own, elementBuffer), componentType, type, count });
    return accessors.length - 1;
  };
  const meshes = given.meshes.map(({ primitives, ...mesh }) => ({
    ...mesh,
    primitives: primitives.map(({ attributes, indices, ...primitive }) => ({
      ...primitive,
      attributes: Object.fromEntries(
        Object.entries(attributes)
          .filter(([name]) => name !== "TANGENT")
          .map(([name, number]) => [name, writeAttribute(name, number)]),
      ),
      indices: writeIndices(indices),
    })),
  }));
  const images: JsonObject[] = [];
  for (const { bufferView } of given.images) {
    const picture = sharp(bytesOf(bufferView).bytes).resize(largestTexture, largestTexture, {
      fit: "inside",
      withoutEnlargement: true,
    });
    const { hasAlpha } = await sharp(bytesOf(bufferView).bytes).metadata();
    const file = await (
      hasAlpha ? picture.png({ palette: false }) : picture.jpeg({ quality: 88 })
    ).toBuffer();
    images.push({ bufferView: write(file), mimeType: hasAlpha ? "image/png" : "image/jpeg" });
  }
  // Without tangents the direction of brushed surfaces is undefined.
  const dropped = [
    "EXT_meshopt_compression",
    "KHR_mesh_quantization",
    "EXT_texture_webp",
    "KHR_materials_anisotropy",
  ];
  const materials = given.materials.map(({ extensions = {}, ...material }) => ({
    ...material,
    extensions: Object.fromEntries(Object.entries(extensions).filter(([name]) => !dropped.includes(name))),
  }));
  const { extensionsRequired: _, ...rest } = v.parse(json, description);
  return writeGlb(
    {
      ...rest,
      extensionsUsed: given.extensionsUsed.filter((name) => !dropped.includes(name)),
      accessors,
      bufferViews,
      meshes,
      materials,
      images,
      textures: given.textures.map(({ extensions }) => ({ source: extensions.EXT_texture_webp.source })),
      buffers: [{ byteLength: written }],
    },
    bin,
  );
}
