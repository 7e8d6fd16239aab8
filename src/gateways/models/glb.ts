import * as v from "valibot";
import type { JsonObject } from "./model-list";

/** Source: glTF 2.0, GLB file format. */
const magic = 0x46_54_6c_67;
const version = 2;
const jsonChunk = 0x4e_4f_53_4a;
const binChunk = 0x00_4e_49_42;
const headerBytes = 12;
const chunkHeaderBytes = 8;

const compressed = v.looseObject({ buffer: v.number(), byteOffset: v.number(), byteLength: v.number() });
const shape = v.object({
  accessors: v.array(v.looseObject({ bufferView: v.number() })),
  bufferViews: v.array(
    v.looseObject({
      buffer: v.number(),
      byteOffset: v.number(),
      byteLength: v.number(),
      extensions: v.object({ EXT_meshopt_compression: compressed }),
    }),
  ),
  meshes: v.array(
    v.object({
      name: v.string(),
      primitives: v.array(
        v.looseObject({
          attributes: v.record(v.string(), v.number()),
          indices: v.number(),
          /** `moving`: the previous mesh with fewer triangles, shown during movement. */
          extras: v.object({ slot: v.number(), moving: v.optional(v.boolean()) }),
        }),
      ),
    }),
  ),
  nodes: v.array(v.looseObject({ name: v.string(), mesh: v.number() })),
});

/** The contents of a shape's file needed to assemble a watch. */
export interface Shape extends v.InferOutput<typeof shape> {
  readonly bin: Uint8Array;
}

/** The two chunks of a GLB: JSON and binary. */
export function readGlb(file: Buffer): { readonly description: unknown; readonly bin: Uint8Array } {
  const jsonBytes = file.readUInt32LE(headerBytes);
  const jsonStart = headerBytes + chunkHeaderBytes;
  const text = file.toString("utf8", jsonStart, jsonStart + jsonBytes);
  const binStart = jsonStart + jsonBytes + chunkHeaderBytes;
  const binBytes = file.readUInt32LE(jsonStart + jsonBytes);
  return { description: JSON.parse(text), bin: file.subarray(binStart, binStart + binBytes) };
}

/** Reads a file of media/models. */
export function readShape(file: Buffer): Shape {
  const { description, bin } = readGlb(file);
  return { ...v.parse(shape, description), bin };
}

/** Rounds up to a multiple of four. */
export const padded = (bytes: number): number => (bytes + 3) & ~3;

/** A GLB file from its JSON and its binary data. */
export function writeGlb(description: JsonObject, bin: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(JSON.stringify(description), "utf8");
  const binBytes = bin.reduce((sum, part) => sum + padded(part.byteLength), 0);
  const textBytes = padded(text.byteLength);
  const out = Buffer.alloc(headerBytes + 2 * chunkHeaderBytes + textBytes + binBytes);
  [magic, version, out.byteLength, textBytes, jsonChunk].forEach((word, place) =>
    out.writeUInt32LE(word, place * 4),
  );
  let at = headerBytes + chunkHeaderBytes;
  out.fill(" ", at, at + textBytes);
  text.copy(out, at);
  at += textBytes;
  out.writeUInt32LE(binBytes, at);
  out.writeUInt32LE(binChunk, at + 4);
  at += chunkHeaderBytes;
  for (const part of bin) {
    out.set(part, at);
    at += padded(part.byteLength);
  }
  return new Uint8Array(out.buffer, out.byteOffset, out.byteLength);
}
