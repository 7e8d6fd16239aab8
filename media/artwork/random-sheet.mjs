// Composes random watches that can be ordered, front and back, to look for seams, halos, gaps and stray shadows.
//
//   node media/artwork/random-sheet.mjs                 24 watches into media/artwork/build/sheet
//   node media/artwork/random-sheet.mjs --seed 7 --count 6 --size 1000 --out /tmp/sheet
//
// Each watch is kept full size (01-front.png, 01-back.png) beside contact sheets (fronts.png, backs.png) and the parts it
// is made of (watches.txt). The same seed draws the same watches, by the shop's own rules and layers.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(here, '..', 'layers');
const { values: opt } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '24' },
    size: { type: 'string', default: '2000' },
    out: { type: 'string', default: path.join(here, 'build', 'sheet') },
  },
});
fs.mkdirSync(opt.out, { recursive: true });

const source = (file) => tsImport(`../../src/${file}`, import.meta.url);
const { seedCatalogue } = await source('seed/catalogue-value.ts');
const { surpriseSelection } = await source('domain/watch/surprise.ts');
const { checkSelection } = await source('domain/watch/check-selection.ts');
const { defaultSelection } = await source('domain/watch/selection.ts');
const { frontLayers, backLayers } = await source('domain/watch/layers.ts');

/** Mulberry32: repeatable, and even enough to choose parts with. */
function random(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const catalogue = seedCatalogue((name) => ({ hash: name, file: `${name}.webp` }));
const stages = ['#e3e8ea', '#c6d1d6', '#dcd5c8', '#e8d6d2', '#f3f5f5', '#0d1216'];
const size = Number(opt.size);

async function compose(slots, stage, file) {
  const files = slots.map(({ part, layer }) => {
    const found = layer && path.join(folder, layer.file);
    if (!found || !fs.existsSync(found)) throw new Error(`There is no layer for "${part}": node media/artwork/draw.mjs draws what is missing.`);
    return found;
  });
  const ground = sharp({ create: { width: 2000, height: 2000, channels: 3, background: stage } });
  const flat = await ground.composite(files.map((input) => ({ input }))).png({ compressionLevel: 1 }).toBuffer();
  await sharp(flat).resize(size).png({ compressionLevel: 4 }).toFile(file);
}

async function contactSheet(files, out, edge = 400, columns = 6) {
  const tiles = await Promise.all(files.map((file) => sharp(file).resize(edge).png().toBuffer()));
  await sharp({ create: { width: columns * edge, height: Math.ceil(tiles.length / columns) * edge, channels: 3, background: stages[0] } })
    .composite(tiles.map((input, i) => ({ input, left: (i % columns) * edge, top: Math.floor(i / columns) * edge })))
    .png()
    .toFile(out);
}

const draw = random(Number(opt.seed));
const fronts = [];
const backs = [];
let list = '';
for (let i = 1; i <= Number(opt.count); i++) {
  const selection = surpriseSelection(defaultSelection, catalogue, draw);
  const errors = checkSelection(selection, catalogue);
  if (errors.length > 0) throw new Error(`Watch ${i} cannot be made: ${JSON.stringify(errors)}`);
  const stage = stages[i % stages.length];
  const name = path.join(opt.out, String(i).padStart(2, '0'));
  const front = frontLayers(selection, catalogue);
  const back = backLayers(selection, catalogue);
  await compose(front, stage, `${name}-front.png`);
  await compose(back, stage, `${name}-back.png`);
  fronts.push(`${name}-front.png`);
  backs.push(`${name}-back.png`);
  list += `${i}  ${[...front, ...back].map(({ layer }) => layer.hash).join(' ')}\n`;
}
await contactSheet(fronts, path.join(opt.out, 'fronts.png'));
await contactSheet(backs, path.join(opt.out, 'backs.png'));
fs.writeFileSync(path.join(opt.out, 'watches.txt'), list);
console.log(`${opt.count} watches in ${opt.out}`);
