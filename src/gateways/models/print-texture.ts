import sharp from "sharp";
import { deliveredPrinting, printingFingerprint } from "@/src/domain/brand/brand-printing";
import {
  placedPath,
  type BrandPrinting,
  type PrintedName,
  type Projection,
} from "@/src/domain/watch/dial-printing";
import { placesOf, type PrintingLayout } from "@/src/domain/watch/printing-layouts";

/** What a brand prints on a dial, for its solid part; the ink is the part's material. */
export interface DialPrint {
  readonly printing: BrandPrinting;
  readonly layout: PrintingLayout;
  /** #rrggbb, in the light of the front picture */
  readonly ink: string;
}

/** Edge of the printed plane, mm, and of its picture, px: as media/artwork draws them. */
const edge = { mm: 20, full: 1321, light: 660 };
type Detail = "full" | "light";

const fingerprintOf = ({ printing, layout }: Omit<DialPrint, "ink">): string =>
  printingFingerprint(printing, { ...placesOf(layout), ink: "" });

/** Name of the picture by its content; null for the delivered brand, whose picture is delivered. */
export function printTextureName(print: Omit<DialPrint, "ink">, detail: Detail): string | null {
  const drawn = fingerprintOf(print);
  const isDelivered = drawn === fingerprintOf({ ...print, printing: deliveredPrinting });
  return isDelivered ? null : `${drawn}-${detail}`;
}

/** Printed ink: white, covering where it is printed. */
export async function drawPrintTexture({ printing, layout }: DialPrint, detail: Detail): Promise<Buffer> {
  const size = edge[detail];
  const scale = size / edge.mm;
  const project: Projection = (x, y) => [size / 2 + scale * x, size / 2 + scale * y];
  const paths = Object.entries(placesOf(layout)).map(([name, place]) => {
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
