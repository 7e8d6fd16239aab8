import sharp, { type Metadata } from "sharp";

/**
 * What a picture is, once every pixel of it has been read: a header alone says nothing about what follows it.
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
