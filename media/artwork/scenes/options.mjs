// Small pictures of options that no layer of the watch shows: what it is packed in, what closes it.
const SIZE = [800, 800];
const still = { drop: false };
const ground = { surface: { name: 'paper-cool', light: [120, 520, 0.85] }, exposure: 0.45 };
const buckle = { ...ground, view: 'close-up', size: SIZE, light: { name: 'daylight', strength: 0.9 } };

export default [
  {
    ...buckle,
    name: 'option-buckle-standard',
    things: [
      { what: 'clasp', links: 12, at: [-14, 3], turns: [[0, 0, -28]], height: 10, ...still },
      { what: 'leather-set', pieces: ['short'], short: 34, code: 'BR', at: [21, 18], turns: [[0, 0, -28]], ...still },
    ],
    camera: { at: [40, -170, 200], aim: [3, -1, 4], lens: 122, fstop: 40 },
  },
  {
    ...buckle,
    name: 'option-buckle-butterfly',
    things: [{ what: 'folding-buckle', kind: 'butterfly', turns: [[0, 0, 68]], at: [0, 0] }],
    camera: { at: [20, -200, 105], aim: [0, 0, 14], lens: 142, fstop: 40 },
  },
  {
    ...buckle,
    name: 'option-buckle-deployant',
    things: [{ what: 'folding-buckle', kind: 'deployant', turns: [[0, 0, 68]], at: [0, 0] }],
    camera: { at: [20, -200, 105], aim: [1, 0, 18], lens: 128, fstop: 40 },
  },
  {
    ...ground,
    name: 'option-box-travel',
    view: 'above',
    size: SIZE,
    light: { name: 'window', strength: 1.1 },
    things: [{ what: 'travel-box', at: [0, 14], turns: [[0, 0, 28]], ...still }],
    camera: { at: [60, -300, 420], aim: [0, 0, 4], lens: 104, fstop: 40 },
  },
  {
    ...ground,
    name: 'option-box-premium',
    view: 'three-quarter',
    size: SIZE,
    light: { name: 'daylight' },
    things: [{ what: 'premium-box', turns: [[0, 0, -24]], ...still }],
    camera: { at: [-160, -480, 380], aim: [4, 22, 68], lens: 88, fstop: 40 },
  },
];
