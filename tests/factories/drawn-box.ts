import sharp from "sharp";

/** Drawing takes longer than the test itself: each color is drawn once. */
const boxes = new Map<string, Promise<Buffer>>();

/** A picture of the full frame of layers: a box of one color at a quarter of the way, the rest empty. */
export function drawBox(color: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><rect x="500" y="500" width="1000" height="1000" fill="${color}"/></svg>`;
  const box = boxes.get(color) ?? sharp(Buffer.from(svg)).webp({ lossless: true, effort: 0 }).toBuffer();
  boxes.set(color, box);
  return box;
}
