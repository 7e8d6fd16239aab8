// Lays layers over each other as the shop does, to judge them as a watch.
//   node media/artwork/compose.mjs out.png 2000 STR-OY-si DI DATE-WHITE CAS-SM-si HAN-DIS-SI MAG-WHITE
//   node media/artwork/compose.mjs out.png 1000 --crop 600,600,800,800 ...     (crop in 2000 px coordinates)
//   several watches side by side: separate them with a comma standing alone
// SHADOW is put below and GLARE above (unless --bare).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const layers = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'layers');
const args = process.argv.slice(2);
const take = (name) => {
  const i = args.indexOf(name);
  return i < 0 ? null : args.splice(i, 2)[1];
};
const flag = (name) => {
  const i = args.indexOf(name);
  return i >= 0 && !!args.splice(i, 1);
};
const crop = take('--crop')?.split(',').map(Number);
const columns = +(take('--columns') ?? 0);
const stage = take('--stage') ?? '#e3e8ea';
const bare = flag('--bare');
const [out, size, ...keys] = args;
const watches = keys.join(' ').split(' , ').map((s) => s.split(' ').filter(Boolean));

const tiles = [];
for (const w of watches) {
  const back = w.some((k) => k.startsWith('CB'));
  const printed = w.flatMap((k) => (fs.existsSync(path.join(layers, `PRINT-${k}.webp`)) ? [k, `PRINT-${k}`] : [k]));
  const list = bare ? printed : ['SHADOW', ...printed, ...(back ? [] : ['GLARE'])];
  const found = list.map((k) => path.join(layers, `${k}.webp`)).filter((f) => fs.existsSync(f) || console.error('missing', f));
  const flat = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: stage } }).composite(found.map((input) => ({ input }))).png({ compressionLevel: 1 }).toBuffer();
  let s = sharp(flat);
  if (crop) s = s.extract({ left: crop[0], top: crop[1], width: crop[2], height: crop[3] });
  tiles.push(await s.resize({ width: +size }).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true }));
}
const cols = columns || Math.min(tiles.length, 3);
const { width, height } = tiles[0].info;
await sharp({ create: { width: cols * width, height: Math.ceil(tiles.length / cols) * height, channels: 3, background: stage } })
  .composite(tiles.map((t, i) => ({ input: t.data, left: (i % cols) * width, top: Math.floor(i / cols) * height })))
  .png()
  .toFile(out);
