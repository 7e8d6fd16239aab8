// What blender/models.py wrote: per piece and material the corners of triangles, as bare floats.
import fs from 'node:fs';
import path from 'node:path';

const WIDTHS = { position: 3, normal: 3, uv: 2 };

export function readShape(dir, name) {
  const table = JSON.parse(fs.readFileSync(path.join(dir, `${name}.json`), 'utf8'));
  const bin = fs.readFileSync(path.join(dir, `${name}.bin`));
  const floats = ([at, length]) => new Float32Array(bin.buffer.slice(bin.byteOffset + at, bin.byteOffset + at + length));
  return table.map(({ piece, slot, ...arrays }) => ({
    piece,
    slot,
    ...Object.fromEntries(Object.keys(WIDTHS).map((a) => [a, arrays[a] ? floats(arrays[a]) : undefined])),
  }));
}

/** Corners that say the same become one: { position, normal, uv, index }. */
export function weld({ position, normal, uv }) {
  const seen = new Map();
  const index = new Uint32Array(position.length / 3);
  const kept = [];
  for (let i = 0; i < index.length; i++) {
    const at = (a, w, k) => Array.from(a.subarray(i * w, i * w + w), (x) => Math.round(x * k)).join();
    const key = `${at(position, 3, 1e4)};${at(normal, 3, 50)};${uv ? at(uv, 2, 1e3) : ''}`;
    let known = seen.get(key);
    if (known === undefined) {
      known = kept.length;
      seen.set(key, known);
      kept.push(i);
    }
    index[i] = known;
  }
  const pick = (a, w) => a && Float32Array.from({ length: kept.length * w }, (_, k) => a[kept[Math.floor(k / w)] * w + (k % w)]);
  return { position: pick(position, 3), normal: pick(normal, 3), uv: pick(uv, 2), index };
}
