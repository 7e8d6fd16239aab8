import type { Texture } from "three";

/**
 * Makes a picture no larger than it need be, beside the page: where the processor draws, it would send each dot over and average
 * them by itself.
 */
export async function shrink(texture: Texture<HTMLImageElement>, largest: number): Promise<void> {
  const { image, source } = texture;
  const { naturalWidth, naturalHeight } = image;
  const share = Math.min(1, largest / Math.max(naturalWidth, naturalHeight));
  (source as { data: unknown }).data = await createImageBitmap(image, {
    ...(share < 1 && {
      resizeWidth: Math.round(naturalWidth * share),
      resizeHeight: Math.round(naturalHeight * share),
      resizeQuality: "medium",
    }),
    premultiplyAlpha: "none",
    colorSpaceConversion: "none",
  });
}
