import sharp from "sharp";

/** Width of a printed column at 300 dots per inch. */
const width = 1400;

/** Converts a picture of any accepted format to JPEG, for print. */
export async function pictureFileAsJpeg(file: string): Promise<Uint8Array> {
  return sharp(file)
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
