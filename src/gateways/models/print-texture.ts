import sharp from "sharp";
import { deliveredPrinting, printingFingerprint } from "@/src/domain/brand/brand-printing";
import {
  placedPath,
  type BrandPrinting,
  type PrintedName,
  type Projection,
} from "@/src/domain/watch/dial-printing";
import type { Places } from "@/src/domain/watch/printing-layouts";

/** What a brand prints on a solid part; the ink is the part's material. */
export interface PartPrint {
  readonly printing: BrandPrinting;
  readonly places: Places;
  /** Edge of the printed plane, mm, and of its picture, px: as media/artwork draws them. */
  readonly edge: { readonly mm: number; readonly full: number; readonly light: number };
}

type Detail = "full" | "light";

const fingerprintOf = ({ printing, places }: PartPrint): string =>
  printingFingerprint(printing, { ...places, ink: "" });

/** Name of the picture by its content; null for the delivered brand, whose picture is delivered. */
export function printTextureName(print: PartPrint, detail: Detail): string | null {
  const drawn = fingerprintOf(print);
  const isDelivered = drawn === fingerprintOf({ ...print, printing: deliveredPrinting });
  return isDelivered ? null : `${drawn}-${detail}`;
}

/** Printed ink: white, covering where it is printed. */
export async function drawPrintTexture(
  { printing, places, edge }: PartPrint,
  detail: Detail,
): Promise<Buffer> {
  const size = edge[detail];
  const scale = size / edge.mm;
  const project: Projection = (x, y) => [size / 2 + scale * x, size / 2 + scale * y];
  const paths = Object.entries(places).map(([name, place]) => {
    const outline = printing[name as PrintedName];
    return outline ? `<path d="${placedPath(outline, place, project)}"/>` : "";
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="#fff">${paths.join("")}</svg>`;
  const ground = { width: size, height: size, channels: 3, background: "#fff" } as const;
  const coverage = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return sharp({ create: ground })
    .joinChannel(coverage, { raw: { width: size, height: size, channels: 1 } })
    .webp({ quality: 60, alphaQuality: 90, effort: 4 })
    .toBuffer();
}
