import sharp from "sharp";
import type { Brand } from "@/src/domain/brand";
import { brandSign, iconColors, placedSign } from "./brand-icon";
import { brandPrintingOf } from "./brand-printing-of";

/** px. Source: The Open Graph protocol as large previews show it, 1.91 to 1. */
const [width, height] = [1200, 630];
/** Of the brand's half: where its sign and its name stand, and how large they may be. */
const sign = { x: 285, y: 250, side: 150 };
const name = { y: 420, height: 40, width: 420 };

/** The picture of a link to a page without one of its own: the brand beside a watch. @param watch a square picture */
export async function drawLinkPreview(brand: Brand, watch: Uint8Array | null): Promise<Buffer> {
  const x = watch ? sign.x : width / 2;
  const { wordmark } = await brandPrintingOf(brand);
  const scale = wordmark ? Math.min(name.height, name.width / wordmark.width) : 0;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${iconColors.ground}"/>${placedSign(
    await brandSign(brand),
    [x, sign.y],
    sign.side,
  )}${wordmark ? `<path d="${wordmark.path}" fill="${iconColors.sign}" transform="translate(${x} ${name.y}) scale(${scale.toFixed(4)})"/>` : ""}</svg>`;
  const beside = watch
    ? [
        {
          input: await sharp(watch).resize(height, height, { fit: "cover" }).toBuffer(),
          left: width - height,
          top: 0,
        },
      ]
    : [];
  return sharp(Buffer.from(drawing)).composite(beside).jpeg({ quality: 86 }).toBuffer();
}
