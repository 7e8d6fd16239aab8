// Draws the shop's picture layers: SVG maps -> Blender -> denoise and contact shadows -> WebP.
//
//   node media/artwork/draw.mjs                    everything that is missing
//   node media/artwork/draw.mjs --only '^CAS-SM'   keys matching a regular expression
//   node media/artwork/draw.mjs --stale            also what today's code would draw otherwise
//   node media/artwork/draw.mjs --force            draw again whatever matches
//   node media/artwork/draw.mjs --trust            take what is drawn as drawn by today's code
//   --threads 3   --processes 1   --spp 48   --list   --maps (draw the maps again)
//
// Blender is found on the PATH or through BLENDER=/path/to/blender.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runBlender } from './blender-run.mjs';
import jobs from './catalogue.mjs';
import { drawnWith, fingerprintsOf, layerPrint, lightOf, maskOf, orderOf, remember, renderOf } from './fingerprints.mjs';
import { finish, mixTones } from './finish.mjs';
import flat from './flat.mjs';
import { drawMaps } from './maps.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const build = path.join(here, 'build');
const maps = path.join(build, 'maps');
const renders = path.join(build, 'renders');
const layers = path.join(here, '..', 'layers');
for (const d of [maps, renders, layers]) fs.mkdirSync(d, { recursive: true });

const { values: opt } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    stale: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    trust: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    maps: { type: 'boolean', default: false },
    threads: { type: 'string', default: '2' },
    processes: { type: 'string', default: '2' },
    spp: { type: 'string', default: '48' },
  },
});
const spp = Number(opt.spp);
sharp.concurrency(1);

const hashFile = path.join(build, 'hashes.json');
const mapHashes = () => (fs.existsSync(hashFile) ? JSON.parse(fs.readFileSync(hashFile, 'utf8')) : {});
const rememberMap = (key, hash) => fs.writeFileSync(hashFile, JSON.stringify({ ...mapHashes(), [key]: hash }, null, 1));
await drawMaps(maps, (key) => mapHashes()[key], rememberMap, opt.maps);

const output = (key) => path.join(layers, `${key}.webp`);
const matching = [...jobs.values()].filter(({ key }) => !opt.only || new RegExp(opt.only).test(key));
const drawn = matching.filter(({ key }) => fs.existsSync(output(key)));
const now = (opt.stale || opt.trust) && drawn.length > 0 ? await fingerprintsOf(drawn, { spp, maps }) : { ofLayers: {}, ofScenes: {} };
const noteOf = (render) => `${render}.print`;
if (opt.trust) {
  remember(now.ofLayers);
  for (const render of fs.readdirSync(renders)) {
    const { name, ext } = path.parse(render);
    if (ext !== '.print' && now.ofScenes[name]) fs.writeFileSync(noteOf(path.join(renders, render)), now.ofScenes[name]);
  }
  process.exit();
}
const wanted = matching.filter((job) => opt.force || !drawn.includes(job) || (opt.stale && now.ofLayers[job.key] !== drawnWith(job.key)));
if (opt.list) {
  for (const { key } of wanted) console.log(key);
  process.exit();
}

// Fingerprints of the scenes drawn in this run, and the processor seconds they took, by the name of the render.
const scenes = new Map();
const seconds = new Map();
async function blender(job, name, out, threads, unless) {
  const log = await runBlender('render.py', { ...orderOf(job, out, maps, threads), unless }, name);
  scenes.set(name, /^PRINT (\w+)$/m.exec(log)?.[1]);
  seconds.set(name, Number(/^DRAWN in ([\d.]+) s$/m.exec(log)?.[1] ?? 0));
}

// One render may serve several keys: the lights of dyed straps, and the masks of two-tone parts. They are kept from run to
// run, and drawn again when their scene has changed.
const shared = new Map();
async function drawShared(name, job, threads, ext) {
  const file = path.join(renders, `${name}.${ext}`);
  const note = noteOf(file);
  const known = fs.existsSync(file) && fs.existsSync(note) ? fs.readFileSync(note, 'utf8') : undefined;
  await blender(job, name, file, threads, known);
  fs.writeFileSync(note, scenes.get(name));
  console.log(`${name}  ${seconds.get(name)} s`);
  return file;
}
function sharedRender(name, job, threads, ext = 'png') {
  if (!shared.has(name)) shared.set(name, drawShared(name, job, threads, ext));
  return shared.get(name);
}

// A layer another one is made from: drawn first if it is missing.
const layersDone = new Map();
async function layer(key, threads) {
  if (!fs.existsSync(output(key)) && !layersDone.has(key)) await draw(jobs.get(key), threads);
  await layersDone.get(key);
  return output(key);
}

/** Does what needs Blender and returns the rest: denoising, shadows, WebP. */
async function prepare(job, threads) {
  const tmp = path.join(build, `${job.key}.webp`);
  const publish = async (work) => {
    await work;
    fs.renameSync(tmp, output(job.key)); // readers never see half a file
  };
  if (job.part === 'flat') return () => publish(flat[job.key](tmp));
  if (job.tones) {
    const [first, second] = job.tones;
    const mask = await sharedRender(job.share, maskOf(job), threads);
    await layer(first, threads);
    await layer(second, threads);
    return () => publish(mixTones(mask, output(first), output(second), tmp, job.quality));
  }
  // the light of this material, rendered once for all its colors
  const light = job.dyed && (await sharedRender(job.dyed.name, lightOf(job, spp), threads, 'exr'));
  const png = path.join(renders, `${job.key}.png`);
  await blender({ ...renderOf(job, spp), light }, job.key, png, threads);
  return async () => {
    await publish(finish(png, job.part, tmp, { strength: job.strength, quality: job.quality, gap: job.gap }));
    fs.rmSync(png, { force: true });
  };
}

let failed = 0;
const open = new Set();
async function draw(job, threads) {
  let ready;
  layersDone.set(job.key, new Promise((r) => (ready = r)));
  const report = (e) => {
    failed++;
    console.error(String(e.message ?? e));
    ready();
  };
  try {
    const end = await prepare(job, threads);
    // finishing runs beside the next render
    const rest = end()
      .then(() => {
        remember({ [job.key]: layerPrint(job, (name) => scenes.get(name) ?? drawnWith(name)) });
        console.log(`${job.key}  ${seconds.get(job.key) ?? 0} s  ${(fs.statSync(output(job.key)).size / 1024).toFixed(0)} KB`);
        ready();
      })
      .catch(report)
      .finally(() => open.delete(rest));
    open.add(rest);
    while (open.size > 3) await Promise.race(open); // never far behind
  } catch (e) {
    report(e);
  }
}

// Two processes at most: while one builds its scene, the other keeps the processor busy.
const threads = Math.max(1, Number(opt.threads));
const slots = threads === 1 || opt.processes === '1' ? [threads] : [Math.ceil(threads / 2), Math.floor(threads / 2)];
await Promise.all(
  slots.map(async (n) => {
    for (let job = wanted.shift(); job; job = wanted.shift()) if (!layersDone.has(job.key)) await draw(job, n);
  }),
);
await Promise.all(open);
process.exitCode = failed ? 1 : 0;
