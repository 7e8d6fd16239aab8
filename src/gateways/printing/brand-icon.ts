import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Brand } from "@/src/domain/brand";
import { hasDeliveredMark, initialOf } from "@/src/domain/brand/brand-sign";
import type { Outline } from "@/src/domain/watch/dial-printing";
import { outlineText } from "@/src/gateways/print/outline-text";

/** A brand's sign on its ground. */
export interface BrandIcons {
  readonly svg: (brand: Brand) => Promise<string>;
  /** @param side px */
  readonly png: (brand: Brand, side: number) => Promise<Uint8Array>;
  /** The same within the circle that a launcher may cut out. */
  readonly maskable: (brand: Brand, side: number) => Promise<Uint8Array>;
  /** In the sizes of a browser's tab. */
  readonly ico: (brand: Brand) => Promise<Uint8Array>;
}

/** Edge of the drawing, and what the sign may take of it. Source: Web Application Manifest, safe zone of 80 %. */
const [edge, room, safeRoom] = [32, 22, 18];
export const iconColors = { ground: "#0d1216", sign: "#f1f4f5" };

/** The mark, or without one the name's initial; null for the delivered mark, which is drawn in lines. */
export async function brandSign(brand: Brand): Promise<Outline | null> {
  if (hasDeliveredMark(brand)) return null;
  return brand.mark ?? (await outlineText(initialOf(brand.name), 0));
}

/** A sign about the middle of a drawing, within a square of that side, as a part of an SVG. */
export function placedSign(sign: Outline | null, [x, y]: readonly [number, number], side: number): string {
  const scale = sign ? Math.min(side, side / sign.width) : side / room;
  const place = `transform="translate(${x} ${y}) scale(${scale.toFixed(4)})"`;
  return sign
    ? `<path d="${sign.path}" fill="${iconColors.sign}" ${place}/>`
    : `<path d="M0-11v22M-8-8.5l8 19 8-19" fill="none" stroke="${iconColors.sign}" stroke-width="2.4" ${place}/>`;
}

async function svgIcon(brand: Brand, signRoom = room): Promise<string> {
  const sign = placedSign(await brandSign(brand), [edge / 2, edge / 2], signRoom);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><rect width="${edge}" height="${edge}" fill="${iconColors.ground}"/>${sign}</svg>`;
}

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 20 });

async function pngIcon(brand: Brand, side: number, signRoom = room): Promise<Buffer> {
  const svg = await svgIcon(brand, signRoom);
  const key = `${side} ${svg}`;
  const known =
    drawn.get(key) ??
    sharp(Buffer.from(svg), { density: (72 * side) / edge })
      .resize(side, side)
      .png({ palette: true })
      .toBuffer();
  drawn.set(key, known);
  return known;
}

/** An icon file of PNGs. Source: ICO, entries of 16 bytes after a head of 6. */
async function icoIcon(brand: Brand): Promise<Buffer> {
  const sides = [16, 32, 48];
  const files = await Promise.all(sides.map((side) => pngIcon(brand, side)));
  const head = Buffer.alloc(6 + 16 * files.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(files.length, 4);
  let offset = head.length;
  files.forEach((file, index) => {
    const entry = 6 + 16 * index;
    const side = sides[index] ?? 0;
    head.set([side, side, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(file.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  });
  return Buffer.concat([head, ...files]);
}

export const brandIcons: BrandIcons = {
  svg: svgIcon,
  png: pngIcon,
  maskable: (brand, side) => pngIcon(brand, side, safeRoom),
  ico: icoIcon,
};
