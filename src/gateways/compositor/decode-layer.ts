import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Layer } from "@/src/domain/watch/catalogue";
import type { DecodedLayer } from "./blend";

/** Largest edge of a layer, px. */
const MAX_EDGE = 4096;

/** The file exists, but is not the layer in the catalogue. */
class BrokenLayer extends Error {
  override readonly name = "BrokenLayer";
}

/**
 * Reads a layer, scales its frame (sharp premultiplies for that, so that no dark fringe appears) and trims empty edges.
 * @param frame edge of the whole frame in px
 * @param brought the file's bytes, if it is not in the folder
 * @throws BrokenLayer, or the file system's error
 */
export async function decodeLayer(
  folder: string,
  layer: Layer,
  frame: number,
  brought: Uint8Array | null = null,
): Promise<DecodedLayer> {
  if (path.basename(layer.file) !== layer.file)
    throw new BrokenLayer(`${layer.file} is not a plain file name.`);
  const file = brought ?? (await readFile(path.join(folder, layer.file)));
  // A file replaced under the same name would otherwise be cached forever under the old picture's address.
  const hash = createHash("sha256").update(file).digest("hex");
  if (hash !== layer.hash)
    throw new BrokenLayer(`${layer.file} has hash ${hash}, the catalogue says ${layer.hash}.`);
  return trimEmpty(await readPixels(file, frame), frame);
}

async function readPixels(file: Uint8Array, frame: number): Promise<Uint8Array> {
  const image = sharp(file, { limitInputPixels: MAX_EDGE * MAX_EDGE });
  const { width, height } = await image.metadata();
  if (width !== height) throw new BrokenLayer(`is ${width} × ${height} px: layers are square, full frame.`);
  return image
    .toColorspace("srgb")
    .ensureAlpha()
    .resize(frame, frame, { fit: "fill", kernel: "lanczos3", fastShrinkOnLoad: false })
    .raw({ depth: "uchar" })
    .toBuffer();
}

/** Trims to the visible box: a pair of hands is a tenth of its frame. */
function trimEmpty(pixels: Uint8Array, frame: number): DecodedLayer {
  let [left, right, top, bottom] = [frame, -1, frame, -1];
  for (let y = 0; y < frame; y += 1) {
    const row = y * frame * 4 + 3;
    let first = 0;
    while (first < frame && pixels[row + first * 4] === 0) first += 1;
    if (first === frame) continue;
    let last = frame - 1;
    while (pixels[row + last * 4] === 0) last -= 1;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return { left: 0, top: 0, width: 0, height: 0, pixels: new Uint8Array(0) };

  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const trimmed = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1) {
    const start = ((top + y) * frame + left) * 4;
    trimmed.set(pixels.subarray(start, start + box.width * 4), y * box.width * 4);
  }
  return { ...box, pixels: trimmed };
}
