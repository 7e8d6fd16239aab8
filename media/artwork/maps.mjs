// The SVG-drawn maps that the Blender materials read: drawn once, and again when their code changes.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCES } from './printing.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const MAPS = ['print', 'brand', 'insert', 'art', 'machined', 'calendar', 'goods'];
const more = { brand: ['printing.mjs', ...SOURCES.map((file) => `../../${file}`)] };

/** Fingerprint of source files (paths relative to this folder). */
export function digest(files) {
  const h = createHash('sha256');
  for (const f of files) h.update(fs.readFileSync(path.join(here, f)));
  return h.digest('hex').slice(0, 16);
}

/** Draws into `dir` what is missing or older than its code; `known(key)` gives the fingerprint of the last drawing. */
export async function drawMaps(dir, known, remember, force = false) {
  for (const m of MAPS) {
    const key = `maps/${m}`;
    const hash = digest([`maps/${m}.mjs`, 'maps/svg.mjs', ...(more[m] ?? [])]);
    if (known(key) === hash && !force) continue;
    const t = Date.now();
    await (await import(`./maps/${m}.mjs`)).default(dir);
    remember(key, hash);
    console.log(`${key} ${((Date.now() - t) / 1000).toFixed(1)} s`);
  }
}
