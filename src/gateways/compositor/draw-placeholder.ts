import sharp from "sharp";
import type { CropBox } from "@/src/domain/watch/picture-view";
import type { DecodedLayer } from "./blend";
import { plotText } from "./plotter-glyphs";

interface Outline {
  /** SVG shapes in px of the frame. */
  readonly shape: string;
  /** Top of the part's name, different for each part, so that several missing parts stay readable. */
  readonly nameTop: number;
}

const circle = (radius: number) => `<circle cx="1000" cy="1000" r="${radius}"/>`;
const box = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** By the first word of a slot's part. Shadow and glare need no placeholder. */
const outlines: Readonly<Record<string, Outline | undefined>> = {
  strap: { shape: box(721, 54, 557, 420) + box(721, 1526, 557, 420), nameTop: 240 },
  endlink: { shape: box(716, 367, 568, 90) + box(716, 1543, 568, 90), nameTop: 400 },
  dial: { shape: circle(428), nameTop: 760 },
  date: { shape: box(1275, 970, 86, 60), nameTop: 910 },
  magnifier: { shape: box(1210, 924, 196, 152), nameTop: 1100 },
  case: {
    shape: `${circle(542)}<path d="M716 500V340H1284V500M716 1500V1660H1284V1500M1558 920H1678V1080H1558"/>`,
    nameTop: 495,
  },
  insert: { shape: circle(500), nameTop: 1475 },
  hands: { shape: `<path d="M1000 1000L794 856M1000 1000L1337 805M1000 1000L837 1366"/>`, nameTop: 1180 },
  GMT: { shape: `<path d="M1000 1000L688 1180"/>`, nameTop: 1260 },
  caseback: { shape: circle(542) + circle(430), nameTop: 495 },
  movement: { shape: circle(400), nameTop: 780 },
  rotor: { shape: `<path d="M643 1000A357 357 0 0 0 1357 1000Z"/>`, nameTop: 1140 },
};

export const hasPlaceholder = (part: string): boolean => outlineOf(part) !== undefined;

const outlineOf = (part: string) => outlines[part.split(" ", 1)[0] ?? ""];

/** A dashed outline with the part's name in place of a layer, or null for a part without an outline. */
export async function drawPlaceholder(
  part: string,
  crop: CropBox,
  width: number,
): Promise<DecodedLayer | null> {
  const outline = outlineOf(part);
  if (!outline) return null;
  const height = Math.round((width * crop.height) / crop.width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${crop.left} ${crop.top} ${crop.width} ${crop.height}" fill="none" stroke="#71808b" stroke-linecap="butt">
    <g stroke-width="5" stroke-dasharray="22 14">${outline.shape}</g>
    <g stroke-width=".8">${plotText(part, 1000, outline.nameTop, 30)}</g>
  </svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { left: 0, top: 0, width, height, pixels };
}
