import { CanvasTexture, LinearFilter, type Texture } from "three";

/** px; what is lit at its corners knows no more. */
const edge = 16;

/** What a picture that was made smaller shows on the whole: sending all of it and averaging it takes a processor most of a tenth of a second. */
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
