// Writes the outlines of what the house prints on dials: src/domain/brand/delivered-outlines.json.
//   node media/artwork/draw-brand.mjs
import fs from 'node:fs';
import { SANS, markPath, textOutline } from './maps/svg.mjs';

const rounded = ({ path, width }) => ({ width: +width.toFixed(4), path: path.replaceAll(/-?\d+\.\d+/g, (n) => String(+(+n).toFixed(4))) });
const brand = {
  mark: { path: markPath(1), width: 0.924 },
  wordmark: textOutline('VALCOUR', { f: SANS, ls: 0.17 }),
  line: textOutline('AUTOMATIQUE', { f: SANS, ls: 0.18 }),
  depth: textOutline('10 ATM', { f: SANS, ls: 0.18 }),
};
const text = JSON.stringify(Object.fromEntries(Object.entries(brand).map(([name, outline]) => [name, rounded(outline)])), null, 2);
fs.writeFileSync(new URL('../../src/domain/brand/delivered-outlines.json', import.meta.url), `${text}\n`);
