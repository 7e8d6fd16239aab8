// Every part of the three-dimensional watch: key -> what blender/model_parts.py builds. The catalogue of the layers says what
// there is; shadow and glare are light, and a watch in three dimensions has its own.
import jobs from '../catalogue.mjs';

const LIGHT = new Set(['SHADOW', 'GLARE']);
/** Most triangles of a part; a whole watch stays below 130,000. */
const BUDGET = { strap: 46_000, case: 24_000, caseback: 7000, movement: 15_000, rotor: 6000, dial: 6000, printing: 100, hands: 6000, gmt: 2000, insert: 3000, endlink: 2000, date: 800, magnifier: 800, crystal: 1500, clasp: 5000, mark: 100 };

/** Both kinds of case have one back, and two tones show on its case only. */
const ringOf = (args) => ({ color: args.color.slice(0, 2), closed: args.closed });

function modelOf({ key, part, args }) {
  if (key.startsWith('DATE-')) return { key, part: 'date', args };
  if (key.startsWith('PRINT-')) return { key, part: 'printing', args };
  if (key.startsWith('MAG-')) return { key, part: 'magnifier', args };
  return { key, part, args: part === 'caseback' ? ringOf(args) : args };
}

const models = [...jobs.values()].filter(({ key }) => !LIGHT.has(key)).map(modelOf);
/** What closes a strap, in each metal; the layers, seen from the front, have none. */
const clasps = ['pin', 'wide', 'fold', 'links', 'mesh'].flatMap((kind) => ['si', 'gl', 'rg', 'bl'].map((color) => ({ key: `BUC-${kind.toUpperCase()}-${color}`, part: 'clasp', args: { kind, color } })));

/** The brand's mark on a cover. */
const marks = clasps.filter(({ args }) => !['pin', 'wide'].includes(args.kind)).map(({ key, args }) => ({ key: key.replace('BUC', 'MARK'), part: 'mark', args }));

export default [...models, { key: 'CRYSTAL', part: 'crystal', args: {} }, ...clasps, ...marks];

export const maxTriangles = (part) => BUDGET[part];
