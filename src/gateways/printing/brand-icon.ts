import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Brand } from "@/src/domain/brand";
import { hasDeliveredMark, initialOf } from "@/src/domain/brand/brand-sign";
import type { Outline } from "@/src/domain/watch/dial-printing";
import { outlineText } from "@/src/gateways/print/outline-text";

/** A brand's sign on its ground; null where the delivered icon stands. */
export interface BrandIcons {
  readonly svg: (brand: Brand) => Promise<string | null>;
  /** @param side px */
  readonly png: (brand: Brand, side: number) => Promise<Uint8Array | null>;
  /** In the sizes of a browser's tab. */
  readonly ico: (brand: Brand) => Promise<Uint8Array | null>;
}

/** Edge of the drawing, and what the sign may take of it. */
const [edge, room] = [32, 22];
const colors = { ground: "#0d1216", sign: "#f1f4f5" };

function drawing({ path, width }: Outline): string {
  const scale = Math.min(room, room / width);
  const place = `translate(${edge / 2} ${edge / 2}) scale(${scale.toFixed(4)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}"><rect width="${edge}" height="${edge}" fill="${colors.ground}"/><path d="${path}" fill="${colors.sign}" transform="${place}"/></svg>`;
}

/** The mark, or without one the name's initial; null for the delivered mark, whose icons are delivered. */
export async function brandSign(brand: Brand): Promise<Outline | null> {
  if (hasDeliveredMark(brand)) return null;
  return brand.mark ?? (await outlineText(initialOf(brand.name), 0));
}

/** The sign on its ground as an SVG; null where the delivered icon stands. */
async function svgIcon(brand: Brand): Promise<string | null> {
  const sign = await brandSign(brand);
  return sign && drawing(sign);
}

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 12 });

/** The same as a PNG. @param side px */
async function pngIcon(brand: Brand, side: number): Promise<Buffer | null> {
  const svg = await svgIcon(brand);
  if (!svg) return null;
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
async function icoIcon(brand: Brand): Promise<Buffer | null> {
  const sides = [16, 32, 48];
  const pictures = await Promise.all(sides.map((side) => pngIcon(brand, side)));
  const files = pictures.filter((picture) => picture !== null);
  if (files.length < sides.length) return null;
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

export const brandIcons: BrandIcons = { svg: svgIcon, png: pngIcon, ico: icoIcon };
