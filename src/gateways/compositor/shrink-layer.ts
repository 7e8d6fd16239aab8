import sharp from "sharp";
import type { DecodedLayer } from "./blend";

/** Empty pixels around a layer, so that scaling sees the same empty surroundings as in the whole frame. */
const margin = 4;

/**
 * A layer in a frame smaller by the factor `times` in each direction.
 * @param times an integer divisor of the frame's edge
 */
export async function shrinkLayer(
  { left, top, width, height, pixels }: DecodedLayer,
  times: number,
): Promise<DecodedLayer> {
  if (pixels.byteLength === 0) return { left: 0, top: 0, width: 0, height: 0, pixels };
  // Aligns the box to pixels of the smaller frame.
  const before = (edge: number) => (edge % times) + margin * times;
  const after = (edge: number) => ((times - (edge % times)) % times) + margin * times;
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).extend({
    left: before(left),
    top: before(top),
    right: after(left + width),
    bottom: after(top + height),
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const [smallWidth, smallHeight] = [info.width / times, info.height / times];
  const shrunk = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    // A sharper filter brightens hard edges; this picture is scaled once more.
    .resize(smallWidth, smallHeight, { fit: "fill", kernel: "mitchell" })
    .raw({ depth: "uchar" })
    .toBuffer();
  return {
    left: Math.floor(left / times) - margin,
    top: Math.floor(top / times) - margin,
    width: smallWidth,
    height: smallHeight,
    pixels: shrunk,
  };
}
