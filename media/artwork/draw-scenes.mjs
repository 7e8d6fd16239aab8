// Draws the pages' perspective pictures: media/scenes/<name>.webp from scenes.mjs.
//
//   node media/artwork/draw-scenes.mjs                     everything that is missing
//   node media/artwork/draw-scenes.mjs --only '^macro'     names matching a regular expression, also if they exist
//   node media/artwork/draw-scenes.mjs --size 700 --spp 10 --out /tmp/look    a quick look in another folder
//   node media/artwork/draw-scenes.mjs --around crown      only where that part is seen, over the pictures that are there
//   --threads 2   --quality 82   --list
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runBlender } from './blender-run.mjs';
import jobs from './catalogue.mjs';
import { denoise } from './denoise.mjs';
import { drawMaps } from './maps.mjs';
import { layoutOf, scenePrinting } from './printing.mjs';
import scenes from './scenes.mjs';
import apart from './scenes/apart.mjs';
import { soften } from './soften.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const build = path.join(here, 'build', 'scenes');
const maps = path.join(here, 'build', 'maps');

const { values: opt } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    around: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    spp: { type: 'string', default: '14' },
    threads: { type: 'string', default: '2' },
    quality: { type: 'string', default: '82' },
    out: { type: 'string', default: '' }, // media/scenes, or media/apart
    list: { type: 'boolean', default: false },
  },
});
sharp.concurrency(1);
/** Pieces of the scenes without printing, and how their dials and other printed planes lie. */
const blanks = opt.out ? path.join(opt.out, 'blank-dials') : path.join(here, '..', 'blank-dials');
const blankList = path.join(blanks, 'scenes.json');

/** Catalogue keys of a watch -> the arguments its parts are built with. */
function partsOf(keys) {
  const parts = {};
  for (const [role, key] of Object.entries(keys)) {
    if (!jobs.has(key)) throw new Error(`${role}: the catalogue has no ${key}`);
    parts[role] = jobs.get(key).args;
  }
  return parts;
}

/** A thing of a scene -> what render_scene.py expects: where it stands, and the arguments of its module. */
function thingOf({ what, at, turns, height, drop, scale, parts, ...rest }) {
  return { what, at, turns, height, drop, scale, args: { ...rest, ...(parts && { parts: partsOf(parts) }) } };
}

/** Where a scene's picture goes: one without a ground is a piece of a larger picture. */
const fileOf = ({ name, clear }) => path.join(opt.out || path.join(here, '..', clear ? 'apart' : 'scenes'), `${name}.webp`);

/** A picture with nothing behind it, cleaned as the layers are. */
async function cleared(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  denoise(data, info.width, info.height, 0.6);
  return sharp(data, { raw: info });
}

/** Lays the brand over the planes of a picture that bear it, and keeps what it hides, so that another's can take its place. */
async function printOver({ name }, planes, picture) {
  const { data, info } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  if (planes.length === 0) return sharp(data);
  const blanks = await Promise.all(planes.map((plane, place) => keepBlank(`${name}-${place + 1}`, scenePrinting(plane, info), plane, data)));
  rememberBlanks(name, blanks);
  return sharp(data).composite(planes.map((plane) => ({ input: scenePrinting(plane, info) })));
}

/** The same for the dial of home's exploded view: the page lays another brand's printing over the whole blank picture. */
async function printApart({ name }, [seen], picture) {
  const { data, info } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  await sharp(data).webp({ quality: +opt.quality, effort: 6, smartSubsample: true }).toFile(path.join(blanks, `apart-${name}.webp`));
  fs.writeFileSync(path.join(blanks, `apart-${name}.json`), `${JSON.stringify({ size: info.width, layout: layoutOf(seen.dial), ...seen }, null, 1)}\n`);
  return sharp(data).composite([{ input: scenePrinting(seen, info) }]);
}

/** The picture as it is under a printing. */
async function keepBlank(name, printing, plane, picture) {
  const { info } = await sharp(printing).trim({ threshold: 0 }).png().toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info;
  const box = { left: -trimOffsetLeft, top: -trimOffsetTop, width, height };
  await sharp(picture).extract(box).webp({ quality: 90, effort: 6, smartSubsample: true }).toFile(path.join(blanks, `${name}.webp`));
  return { ...plane, blank: { file: `${name}.webp`, left: box.left, top: box.top } };
}

function rememberBlanks(name, planes) {
  const known = fs.existsSync(blankList) ? JSON.parse(fs.readFileSync(blankList, 'utf8')) : {};
  const all = Object.entries({ ...known, [name]: planes }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  fs.writeFileSync(blankList, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}

/** Pictures of what is around windows, by what they show. */
const drawnAround = new Map();

/** What is around a scene's window: the same without its watches, drawn once for all that share it. */
async function surroundings(order, name) {
  const empty = { ...order, window: null, things: order.things.filter(({ what }) => what !== 'watch') };
  const shown = JSON.stringify(empty);
  const known = drawnAround.get(shown);
  if (known) return known;
  const scratch = fs.mkdtempSync(path.join(build, `${name}-around-`));
  const out = path.join(scratch, 'clean.png');
  await runBlender('render_scene.py', { ...empty, scratch, out }, `${name}, around`);
  const picture = fs.readFileSync(out);
  fs.rmSync(scratch, { recursive: true });
  drawnAround.set(shown, picture);
  return picture;
}

const FADE = 16; // px over which a window passes into what is around it

/** Lays what was drawn in a window over its surroundings. */
async function framed(png, around, [left, top], [width, height]) {
  const { width: w, height: h } = await sharp(png).metadata();
  const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><filter id="f"><feGaussianBlur stdDeviation="${FADE / 3}"/></filter><rect x="${FADE}" y="${FADE}" width="${w - 2 * FADE}" height="${h - 2 * FADE}" filter="url(#f)"/></svg>`;
  const piece = await sharp(png).ensureAlpha().composite([{ input: Buffer.from(edge), blend: 'dest-in' }]).png({ compressionLevel: 1 }).toBuffer();
  return sharp(around).composite([{ input: piece, left: Math.round(left * width), top: Math.round(top * height) }]);
}

/** Draws a scene anew where a part is seen, and lays that over its picture: the printing of a dial lies elsewhere. */
async function drawAround(part, scene) {
  const file = fileOf(scene);
  const watches = Math.max(1, scene.things.filter(({ what }) => what === 'watch').length);
  const known = fs.readFileSync(file);
  let picture = known;
  for (let nth = 0; nth < watches; nth++) picture = await withPiece(part, nth, scene, picture);
  if (picture === known) return;
  // Encoded once, after all watches: each encoding loses a little of the whole picture.
  const encoded = await sharp(picture).webp({ quality: scene.quality ?? +opt.quality, effort: 6, smartSubsample: true }).toBuffer();
  fs.writeFileSync(file, encoded);
}

/** The picture with the part of its nth watch drawn anew; as it was where that part is out of it. */
async function withPiece(part, nth, scene, picture) {
  const { light, surface, camera, exposure, noise, size } = scene;
  const scratch = fs.mkdtempSync(path.join(build, `${scene.name}-`));
  const png = path.join(scratch, 'clean.png');
  const sampling = { noise, size, spp: scene.spp ?? +opt.spp, threads: +opt.threads };
  const order = { light, surface, camera, exposure, around: part, nth, ...sampling, maps, things: scene.things.map(thingOf) };
  const log = await runBlender('render_scene.py', { ...order, scratch, out: png }, scene.name);
  const seen = /^WINDOW (.*)$/m.exec(log)?.[1];
  const drawn = seen ? await withWindow(png, picture, JSON.parse(seen), scene) : picture;
  fs.rmSync(scratch, { recursive: true });
  console.log(`${scene.name}  ${seen ?? 'not seen'}`);
  return drawn;
}

/** The picture with what was drawn in a window of it. */
async function withWindow(png, picture, window, scene) {
  const piece = scene.level ? await softened(png, picture, window, scene) : png;
  return (await framed(piece, picture, window, scene.size)).png({ compressionLevel: 1 }).toBuffer();
}

/** The piece without grain where it is out of focus, which depends on its place in the picture. */
async function softened(png, known, [left, top], { camera, size: [width, height] }) {
  const { width: w, height: h } = await sharp(png).metadata();
  const box = { left: Math.round(left * width), top: Math.round(top * height), width: w, height: h };
  const whole = await sharp(known).composite([{ input: png, left: box.left, top: box.top }]).png({ compressionLevel: 1 }).toBuffer();
  return (await soften(whole, camera)).extract(box).png({ compressionLevel: 1 }).toBuffer();
}

async function draw(scene) {
  const started = Date.now();
  const [w, h] = scene.size;
  const width = +opt.size || w;
  const size = [width, Math.round((width * h) / w)];
  const { light, surface, camera, exposure, noise, clear, window } = scene;
  const scratch = fs.mkdtempSync(path.join(build, `${scene.name}-`));
  const png = path.join(scratch, 'clean.png');
  const sampling = { noise, size, spp: scene.spp ?? +opt.spp, threads: +opt.threads };
  const order = { light, surface, camera, exposure, clear, window, ...sampling, maps, things: scene.things.map(thingOf) };
  const around = window && (await surroundings(order, scene.name));
  const log = await runBlender('render_scene.py', { ...order, scratch, out: png }, scene.name);
  const file = fileOf(scene);
  const planes = JSON.parse(/^PRINTED (.*)$/m.exec(log)[1]);
  for (const [line] of log.matchAll(/^COVERED .*$/gm)) console.warn(`${scene.name}: ${line}`);
  const picture = around ? await framed(png, around, window, size) : scene.level ? await soften(png, camera) : clear ? await cleared(png) : sharp(png);
  const finished = clear && planes.length > 0 ? await printApart(scene, planes, picture) : clear ? picture : await printOver(scene, planes, picture);
  await finished.webp({ quality: scene.quality ?? +opt.quality, effort: 6, smartSubsample: true }).toFile(file);
  fs.rmSync(scratch, { recursive: true });
  const kilobytes = (fs.statSync(file).size / 1024).toFixed(0);
  console.log(`${scene.name}  ${((Date.now() - started) / 1000).toFixed(0)} s  ${kilobytes} KB  (${log.match(/CLEANED (.*)/)[1]})`);
}

const missing = (scene) => !fs.existsSync(fileOf(scene));
const wanted = [...scenes, ...(opt.around ? [] : apart)].filter((s) => (opt.only || opt.around ? new RegExp(opt.only).test(s.name) : missing(s)));
if (opt.list) {
  for (const { name } of wanted) console.log(name);
} else {
  for (const d of [build, maps, blanks, ...wanted.map((s) => path.dirname(fileOf(s)))]) fs.mkdirSync(d, { recursive: true });
  const drawn = path.join(here, 'build', 'hashes.json');
  const hashes = fs.existsSync(drawn) ? JSON.parse(fs.readFileSync(drawn, 'utf8')) : {};
  await drawMaps(maps, (key) => hashes[key], (key, hash) => {
    const now = fs.existsSync(drawn) ? JSON.parse(fs.readFileSync(drawn, 'utf8')) : {};
    fs.writeFileSync(drawn, JSON.stringify({ ...now, [key]: hash }, null, 1));
  });
  for (const scene of wanted) await (opt.around ? drawAround(opt.around, scene) : draw(scene));
}
