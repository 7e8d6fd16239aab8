import type { Texture } from "three";

/** Unpacks a picture outside the main thread: with software rendering, the upload would block the page. */
export async function unpackPicture({ image, source }: Texture<HTMLImageElement>): Promise<void> {
  (source as { data: unknown }).data = await createImageBitmap(image, {
    premultiplyAlpha: "none",
    colorSpaceConversion: "none",
  });
}
