import type { Texture } from "three";

/** Unpacks a picture beside the page: where the processor draws, the page would wait while it is sent over. */
export async function unpackPicture({ image, source }: Texture<HTMLImageElement>): Promise<void> {
  (source as { data: unknown }).data = await createImageBitmap(image, {
    premultiplyAlpha: "none",
    colorSpaceConversion: "none",
  });
}
