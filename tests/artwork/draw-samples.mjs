/**
 * Draws small samples of everything in the artwork that needs no Blender and prints a fingerprint of each:
 * node tests/artwork/draw-samples.mjs <folder for the files>
 */
import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import flat from "../../media/artwork/flat.mjs";
import { SIZE, finish, mixTones } from "../../media/artwork/finish.mjs";
import drawInserts from "../../media/artwork/maps/insert.mjs";
import drawPrints from "../../media/artwork/maps/print.mjs";
import { CAPS, mark, random, ringText, save } from "../../media/artwork/maps/svg.mjs";

const folder = process.argv[2];
const file = (name) => path.join(folder, name);

/** A noisy disc, as a renderer would leave it, in the middle of the frame. */
async function noisyDisc(name, seed) {
  const next = random(seed);
  const px = Buffer.alloc(SIZE * SIZE * 4);
  for (let y = 900; y < 1100; y += 1) {
    for (let x = 900; x < 1100; x += 1) {
      if (Math.hypot(x - 1000, y - 1000) > 95) continue;
      const tone = 90 + x / 20 + 40 * next();
      px.set([tone, tone * 0.9, tone * 0.7, 255], (y * SIZE + x) * 4);
    }
  }
  await sharp(px, { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toFile(file(name));
  return file(name);
}

async function fingerprint(name) {
  const pixels = await sharp(file(name)).ensureAlpha().raw().toBuffer();
  console.log(name, createHash("sha256").update(pixels).digest("hex"));
}

await drawInserts(folder);
await drawPrints(folder);
const ring = ringText("ATELIER VALCOUR", 10, 180, 1, { f: CAPS, ls: 0.2, flip: true }) + mark(0, 0, 6);
await save(folder, "engraving", 30, 400, ring, { blur: 0.03 });
await flat["MAG-BLACK"](file("magnifier.webp"));
const disc = await noisyDisc("disc.png", 3);
await finish(disc, "strap", file("strap.webp"), { strength: 0.5, gap: true });
await mixTones(
  await noisyDisc("mask.png", 5),
  file("strap.webp"),
  await noisyDisc("second.png", 9),
  file("tones.webp"),
);
for (const name of [
  "insert-diver.png",
  "print-roman.png",
  "engraving.png",
  "magnifier.webp",
  "strap.webp",
  "tones.webp",
]) {
  await fingerprint(name);
}
