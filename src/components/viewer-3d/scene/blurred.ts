import { CanvasTexture, LinearFilter, type Texture } from "three";

/** px; light sampled at its corners has no more detail. */
const edge = 16;

/**
 * The average color of a downscaled picture: uploading and averaging all of it takes a CPU most of a tenth of a
 * second.
 */
export function blurred({ image, wrapS, wrapT, flipY }: Texture): Texture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [edge, edge];
  const drawing = canvas.getContext("2d");
  if (drawing && image instanceof ImageBitmap) {
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(image, 0, 0, edge, edge);
  }
  const small = new CanvasTexture(canvas, undefined, wrapS, wrapT);
  small.flipY = flipY;
  small.generateMipmaps = false;
  small.minFilter = LinearFilter;
  return small;
}
