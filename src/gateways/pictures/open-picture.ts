import sharp, { type Metadata } from "sharp";

/**
 * Properties of a picture after decoding every pixel: a valid header does not imply valid data.
 * @returns null for a file that is empty, cut off or damaged, is no picture, or has more pixels than allowed
 */
export async function openPicture(data: Buffer, maxPixels: number): Promise<Metadata | null> {
  try {
    const picture = sharp(data, { limitInputPixels: maxPixels });
    const found = await picture.metadata();
    // sharp reads HEIC's header, but neither it nor most browsers can show one.
    if (found.format === "heif" && found.compression !== "av1") return null;
    await picture.resize(64, 64, { fit: "inside" }).toColourspace("srgb").raw().toBuffer();
    return found;
  } catch {
    return null;
  }
}
