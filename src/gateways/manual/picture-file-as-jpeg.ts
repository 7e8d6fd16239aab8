import sharp from "sharp";

/** Wide enough for a column of paper at 300 dots per inch. */
const width = 1400;

/** A picture of any format the shop takes as JPEG, for paper. */
export async function pictureFileAsJpeg(file: string): Promise<Uint8Array> {
  return sharp(file)
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
