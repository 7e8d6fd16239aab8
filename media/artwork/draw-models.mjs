// Draws the parts of the three-dimensional watch: SVG maps -> Blender -> small textures and shapes -> media/models.
//
//   node media/artwork/draw-models.mjs                   everything
//   node media/artwork/draw-models.mjs --only '^CAS-SM'  keys matching a regular expression; the others stay as they are
//   --list   --kept (take what Blender built the last time)   --light (only the light forms, of the shapes and pictures that are there)
//
// Blender is found on the PATH or through BLENDER=/path/to/blender.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runBlender } from './blender-run.mjs';
import { drawMaps } from './maps.mjs';
import { lightShape } from './models/light-shape.mjs';
import modelKeys, { maxTriangles } from './models/model-keys.mjs';
import { readShape } from './models/raw-shape.mjs';
import { packShape } from './models/shape-file.mjs';
import { createSurfaces, mostOf, placeOf } from './models/surfaces.mjs';
import { brushedFile, lightFile, roundFile } from './models/textures.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const { values: opt } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    light: { type: 'boolean', default: false },
    build: { type: 'string', default: path.join(here, 'build') },
    out: { type: 'string', default: path.join(here, '..', 'models') },
  },
});
const raw = path.join(opt.build, 'models');
const maps = path.join(opt.build, 'maps');
const told = path.join(raw, 'parts.json');
const listFile = path.join(opt.out, 'models.json');
for (const d of [raw, maps, opt.out]) fs.mkdirSync(d, { recursive: true });

const wanted = modelKeys.filter(({ key }) => new RegExp(opt.only).test(key));
if (opt.list) {
  for (const { key } of wanted) console.log(key);
  process.exit();
}

// Files are named by their content, so that what is the same is there once.
const keepAs = (ext) => async (bytes) => {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  fs.writeFileSync(path.join(opt.out, `${name}.${ext}`), bytes);
  return name;
};
const [keepTexture, keepShape] = [keepAs('webp'), keepAs('glb')];
const common = opt.light ? {} : { brushed: await keepTexture(await brushedFile()), round: await keepTexture(await roundFile()) };
const materialsOf = createSurfaces(raw, keepTexture);
/** Names of common textures to names of files. */
const resolve = (value) => (value && typeof value === 'object' ? (Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).map(([k, v]) => [k, k === 'name' ? (common[v] ?? v) : resolve(v)]))) : value);

const list = fs.existsSync(listFile) && (opt.only || opt.light) ? JSON.parse(fs.readFileSync(listFile, 'utf8')) : { parts: {}, shapes: {}, materials: {}, pictures: {} };
const packed = new Map();
async function shapeOf(shape, surfaces, part) {
  const places = surfaces.map(placeOf);
  const id = `${shape} ${JSON.stringify(places)}`;
  if (!packed.has(id)) {
    const { bytes, triangles } = await packShape(readShape(raw, shape), places, maxTriangles(part), surfaces.map((surface) => mostOf(surface, part)));
    const name = await keepShape(Buffer.from(bytes));
    list.shapes[name] = { triangles };
    packed.set(id, name);
  }
  return packed.get(id);
}

async function drawParts() {
  if (!opt.kept) {
    const hashFile = path.join(opt.build, 'hashes.json');
    const hashes = fs.existsSync(hashFile) ? JSON.parse(fs.readFileSync(hashFile, 'utf8')) : {};
    await drawMaps(maps, (key) => hashes[key], (key, hash) => fs.writeFileSync(hashFile, JSON.stringify(Object.assign(hashes, { [key]: hash }), null, 1)));
    await runBlender('models.py', { maps, dir: raw, out: told, keys: wanted }, 'models');
  }
  const built = JSON.parse(fs.readFileSync(told, 'utf8'));
  for (const { key, part } of wanted) {
    const { shape, surfaces } = built[key];
    const materials = [];
    for (const material of (await materialsOf(surfaces, part)).map(resolve)) {
      const id = createHash('sha256').update(JSON.stringify(material)).digest('hex').slice(0, 10);
      list.materials[id] = material;
      materials.push(id);
    }
    list.parts[key] = { shape: await shapeOf(shape, surfaces, part), materials };
    console.log(`${key}  ${list.shapes[list.parts[key].shape].triangles} triangles`);
  }
}

if (!opt.light) await drawParts();
for (const shape of new Set(Object.values(list.parts).map((part) => part.shape))) {
  const { triangles, light } = list.shapes[shape];
  if (light && !opt.light) continue;
  const made = await lightShape(fs.readFileSync(path.join(opt.out, `${shape}.glb`)));
  list.shapes[shape] = { triangles, light: await keepShape(Buffer.from(made.bytes)), lightTriangles: made.triangles };
}

const sorted = (of, keep) => Object.fromEntries(Object.entries(of).filter(([name]) => !keep || keep.has(name)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
// What nothing uses any more goes.
const used = { shapes: new Set(Object.values(list.parts).map(({ shape }) => shape)), materials: new Set(Object.values(list.parts).flatMap(({ materials }) => materials)) };
const materials = sorted(list.materials, used.materials);
const pictures = new Set([...JSON.stringify(materials).matchAll(/"name":"([0-9a-f]{16})"/g)].map(([, name]) => name));
const known = opt.light ? {} : list.pictures;
list.pictures = {};
for (const name of pictures) {
  const made = known[name] ? null : await lightFile(fs.readFileSync(path.join(opt.out, `${name}.webp`)));
  if (known[name] || made) list.pictures[name] = known[name] ?? (await keepTexture(made));
}
const kept = { parts: sorted(list.parts), shapes: sorted(list.shapes, used.shapes), materials, pictures: sorted(list.pictures) };
const text = JSON.stringify(kept, null, 1);
fs.writeFileSync(listFile, `${text}\n`);
for (const file of fs.readdirSync(opt.out)) if (file !== 'models.json' && !text.includes(`"${path.parse(file).name}"`)) fs.rmSync(path.join(opt.out, file));
