import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Layer } from "../../domain/watch/catalogue";
import { frameSize, type CropBox } from "../../domain/watch/picture-view";
import type { DecodedLayer } from "./blend";

/** Larger files are no layers, whatever their name says. */
const maxEdge = 4096;

/** The file is there, but can't be what the catalogue speaks of. */
export class BrokenLayer extends Error {
  override readonly name = "BrokenLayer";
}

/**
 * Reads a layer, cuts the crop, scales it to the width (sharp multiplies colour with alpha for that, so that no dark
 * fringe appears) and trims what is empty.
 * @param width width of the whole crop in px
 * @throws BrokenLayer, or the file system's error
 */
export async function decodeLayer(
  folder: string,
  layer: Layer,
  crop: CropBox,
  width: number,
): Promise<DecodedLayer> {
  if (path.basename(layer.file) !== layer.file)
    throw new BrokenLayer(`${layer.file} is not a plain file name.`);
  const file = await readFile(path.join(folder, layer.file));
  // A file exchanged under the same name would otherwise be kept for ever under the old picture's address.
  const hash = createHash("sha256").update(file).digest("hex");
  if (hash !== layer.hash)
    throw new BrokenLayer(`${layer.file} has hash ${hash}, the catalogue says ${layer.hash}.`);
  const height = Math.round((width * crop.height) / crop.width);
  return trimEmpty(await readPixels(file, crop, width, height), width, height);
}

async function readPixels(file: Buffer, crop: CropBox, width: number, height: number): Promise<Uint8Array> {
  const image = sharp(file, { limitInputPixels: maxEdge * maxEdge });
  const frame = await image.metadata();
  if (frame.width !== frame.height) {
    throw new BrokenLayer(`is ${frame.width} × ${frame.height} px: layers are square, full frame.`);
  }
  const scale = frame.width / frameSize;
  const [left, top, right, bottom] = [
    crop.left,
    crop.top,
    crop.left + crop.width,
    crop.top + crop.height,
  ].map((edge) => Math.round(edge * scale)) as [number, number, number, number];
  return image
    .toColourspace("srgb")
    .ensureAlpha()
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(width, height, { fit: "fill", kernel: "lanczos3", fastShrinkOnLoad: false })
    .raw({ depth: "uchar" })
    .toBuffer();
}

/** Keeps the box in which something can be seen: a pair of hands is a tenth of its frame. */
function trimEmpty(pixels: Uint8Array, width: number, height: number): DecodedLayer {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4 + 3;
    let first = 0;
    while (first < width && pixels[row + first * 4] === 0) first += 1;
    if (first === width) continue;
    let last = width - 1;
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
    const start = ((top + y) * width + left) * 4;
    trimmed.set(pixels.subarray(start, start + box.width * 4), y * box.width * 4);
  }
  return { ...box, pixels: trimmed };
}
