// Draws the shop's picture layers: SVG maps -> Blender -> denoise and contact shadows -> WebP.
//
//   node media/artwork/draw.mjs                    everything that is missing
//   node media/artwork/draw.mjs --only '^CAS-SM'   keys matching a regular expression
//   node media/artwork/draw.mjs --stale            also what was drawn by older code
//   node media/artwork/draw.mjs --force            draw again whatever matches
//   --threads 3   --spp 48   --list   --maps (draw the maps again)
//
// Blender is found on the PATH or through BLENDER=/path/to/blender.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import jobs, { sources } from './catalogue.mjs';

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
    list: { type: 'boolean', default: false },
    maps: { type: 'boolean', default: false },
    threads: { type: 'string', default: '2' },
    spp: { type: 'string', default: '48' },
  },
});
sharp.concurrency(1);

const MAPS = ['print', 'insert', 'art', 'machined'];
const hashFile = path.join(build, 'hashes.json');
const hashes = fs.existsSync(hashFile) ? JSON.parse(fs.readFileSync(hashFile, 'utf8')) : {};
const digest = (files) => {
  const h = createHash('sha256');
  for (const f of files) h.update(fs.readFileSync(path.join(here, f)));
  return h.digest('hex').slice(0, 16);
};
function remember(key, hash) {
  // another run may be writing too: read again, so that neither forgets the other's work
  const now = fs.existsSync(hashFile) ? JSON.parse(fs.readFileSync(hashFile, 'utf8')) : {};
  now[key] = hash;
  fs.writeFileSync(hashFile, JSON.stringify(now, null, 1));
}

const output = (key) => path.join(layers, `${key}.webp`);
const wanted = [...jobs.values()].filter((j) => {
  if (opt.only && !new RegExp(opt.only).test(j.key)) return false;
  if (opt.force || !fs.existsSync(output(j.key))) return true;
  return opt.stale && hashes[j.key] !== digest(sources(j));
});
if (opt.list) {
  for (const j of wanted) console.log(j.key);
  process.exit();
}

for (const m of MAPS) {
  const key = `maps/${m}`;
  const h = digest([`maps/${m}.mjs`, 'maps/svg.mjs']);
  if (hashes[key] === h && !opt.maps) continue;
  const t = Date.now();
  await (await import(`./maps/${m}.mjs`)).default(maps);
  remember(key, h);
  console.log(`${key} ${((Date.now() - t) / 1000).toFixed(1)} s`);
}

function blender(job, png, threads) {
  const order = { part: job.part, args: job.args, out: png, maps, threads, spp: job.spp ?? +opt.spp, noise: job.noise ?? 0.02, ...(job.window ? { window: job.window } : {}), mode: job.mode, light: job.light };
  return new Promise((resolve, reject) => {
    const p = spawn(process.env.BLENDER || 'blender', ['-b', '--python-exit-code', '1', '-P', path.join(here, 'blender', 'render.py'), '--', JSON.stringify(order)]);
    let log = '';
    p.stdout.on('data', (d) => (log += d));
    p.stderr.on('data', (d) => (log += d));
    p.on('close', (code) => (code === 0 && fs.existsSync(png) ? resolve() : reject(new Error(`${job.key}: blender ended with ${code}\n${log.slice(-2500)}`))));
  });
}

const { finish, mixTones } = await import('./finish.mjs');
const flat = (await import('./flat.mjs')).default;

// One render may serve several keys: the lights of dyed straps, and the masks of two-tone parts.
const renderings = new Map();
function rendering(name, job, threads, ext = 'png') {
  if (!renderings.has(name)) {
    const png = path.join(renders, `${name}.${ext}`);
    // lights are kept from run to run, as long as the code they came from is the same
    const hash = digest(sources(job));
    if (job.mode === 'light' && fs.existsSync(png) && hashes[name] === hash) renderings.set(name, Promise.resolve(png));
    else {
      fs.rmSync(png, { force: true });
      renderings.set(
        name,
        blender(job, png, threads).then(() => {
          if (job.mode === 'light') remember(name, hash);
          return png;
        }),
      );
    }
  }
  return renderings.get(name);
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
    const mask = await rendering(job.share, { ...job, mode: 'mask', spp: 32 }, threads);
    await layer(first, threads);
    await layer(second, threads);
    return () => publish(mixTones(mask, output(first), output(second), tmp, job.quality));
  }
  if (job.dyed && !job.light) {
    // the light of this material, rendered once for all its colours
    const light = await rendering(job.dyed.name, { ...job, key: job.dyed.name, args: job.dyed.args, mode: 'light', spp: +opt.spp * 2 }, threads, 'exr');
    job = { ...job, mode: 'dye', light, spp: 14 };
  }
  const png = await rendering(job.share ?? job.key, job, threads);
  return async () => {
    await publish(finish(png, job.part, tmp, { strength: job.strength ?? 0.7, quality: job.quality, gap: job.gap }));
    if (!job.share) fs.rmSync(png, { force: true });
  };
}

let failed = 0;
const open = new Set();
async function draw(job, threads) {
  const t = Date.now();
  let ready;
  layersDone.set(job.key, new Promise((r) => (ready = r)));
  const report = (e) => {
    failed++;
    console.error(String(e.message ?? e));
    ready();
  };
  try {
    const end = await prepare(job, threads);
    const drawn = Date.now();
    // finishing runs beside the next render
    const rest = end()
      .then(() => {
        remember(job.key, digest(sources(job)));
        console.log(`${job.key}  ${((drawn - t) / 1000).toFixed(1)} s  ${(fs.statSync(output(job.key)).size / 1024).toFixed(0)} KB`);
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
const threads = Math.max(1, +opt.threads);
const slots = threads === 1 ? [1] : [Math.ceil(threads / 2), Math.floor(threads / 2)];
await Promise.all(
  slots.map(async (n) => {
    for (let job = wanted.shift(); job; job = wanted.shift()) if (!layersDone.has(job.key)) await draw(job, n);
  }),
);
await Promise.all(open);
process.exitCode = failed ? 1 : 0;
