// What every layer was drawn from, so that a change redraws what it changes and nothing else. A layer's fingerprint is made
// of the scene that Blender built for it (blender/fingerprint.py), of what happens to the render afterwards, and, where it
// is put together from others, of theirs. Kept beside the code, in fingerprints.json.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBlender } from './blender-run.mjs';
import { finishingCode } from './finish.mjs';
import { digest } from './maps.mjs';
import { SOURCES } from './printing.mjs';

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fingerprints.json');
const read = () => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});
const PRINTED = ['printing.mjs', ...SOURCES.map((source) => `../../${source}`)];
const short = (...values) => createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);

/** Fingerprint a layer was drawn with; undefined if nobody knows. */
export const drawnWith = (name) => read()[name];

export function remember(prints) {
  // another run may be writing too: read again, so that neither forgets the other's work
  const all = Object.entries({ ...read(), ...prints }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}

/** The render a layer is made from; a two-tone one is made from a mask, a dyed one also from the light of its material. */
export const renderOf = (job, spp) => (job.dyed ? { ...job, mode: 'dye', spp: 14 } : { ...job, spp: job.spp ?? spp });
export const lightOf = (job, spp) => ({ ...job, args: job.dyed.args, mode: 'light', spp: spp * 2 });
export const maskOf = (job) => ({ ...job, mode: 'mask', spp: 32 });

/** Order for blender/render.py. */
export const orderOf = ({ part, args, spp, noise = 0.02, window, mode, light }, out, maps, threads) => ({ part, args, out, maps, threads, spp, noise, window, mode, light });

/** Every scene that the jobs need, once, by name. */
function scenesOf(jobs, spp) {
  const scenes = new Map();
  for (const job of jobs) {
    if (job.part === 'flat') continue;
    if (job.tones) scenes.set(job.share, maskOf(job));
    else scenes.set(job.key, renderOf(job, spp));
    if (job.dyed) scenes.set(job.dyed.name, lightOf(job, spp));
  }
  return scenes;
}

/** Fingerprint of a layer from those of its scenes; `of(name)` gives them, and those of the layers it is mixed from. */
export function layerPrint(job, of) {
  if (job.part === 'flat') return short(digest(['flat.mjs', 'magnifier.mjs', 'maps/svg.mjs', ...(job.args.key ? PRINTED : [])]), finishingCode());
  const after = [job.strength, job.quality, job.gap, finishingCode(job.tones ? undefined : job.part)];
  if (job.tones) return short(of(job.share), ...job.tones.map(of), after);
  return short(of(job.key), job.dyed && of(job.dyed.name), after);
}

/** Today's fingerprints of the jobs' layers, and of the scenes they are drawn from: builds every scene without drawing it. */
export async function fingerprintsOf(jobs, { spp, maps }) {
  const scenes = scenesOf(jobs, spp);
  const out = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'prints-')), 'prints.json');
  const prints = [...scenes].map(([name, job]) => ({ name, ...orderOf(job, undefined, maps, 1) }));
  await runBlender('render.py', { prints, maps, out }, 'fingerprints');
  const ofScenes = JSON.parse(fs.readFileSync(out, 'utf8'));
  fs.rmSync(path.dirname(out), { recursive: true });
  const ofLayers = {};
  // single metals first: two-tone layers are mixed from them
  for (const job of jobs.toSorted((one, other) => Boolean(one.tones) - Boolean(other.tones)))
    ofLayers[job.key] = layerPrint(job, (name) => (job.tones?.includes(name) ? (ofLayers[name] ?? drawnWith(name)) : ofScenes[name]));
  return { ofLayers, ofScenes };
}
