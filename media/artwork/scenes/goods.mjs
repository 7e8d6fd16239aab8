// Boxes, cards, clasps, flat lays and the wrist: everything that is more than a watch.
const WIDE = [2400, 1500];
const TABLE = [2400, 1600];
const SQUARE = [2000, 2000];

const steel = (dial, strap, hands = 'HAN-DIS-SI') => ({ case: 'CAS-SM-si', strap, dial, date: 'DATE-WHITE', hands });
const still = { drop: false };

// straps from below and from above in turn, one of each family
const keyboard = ['OY-si-po', 'LE-BR-1', 'JU-sirg', 'NY-FR', 'MA-bl', 'RU-BU', 'PR-gl', 'LE-GR-2'].map((key, i) => ({
  what: 'strap-piece',
  parts: { strap: `STR-${key}` },
  at: [-96 + i * 27.4, i % 2 ? -50 : 50],
  turns: [[0, 0, i % 2 ? 0 : 180]],
  length: 150,
}));

const workshop = { case: 'CAS-SM-si', dial: 'DI01', hands: 'HAN-DIS-BU', rotor: 'ROT-NORMAL', caseback: 'CB-si-closed' };
const part = (role, at, roles = [role], rest = {}) => ({ what: 'part', role, at, parts: Object.fromEntries(roles.map((r) => [r, workshop[r]])), ...rest });
const hand = (name, at) => part('hand', at, ['hands'], { hand: name });

// circumference of the wrist, diameter of the watch, place
const wrists = [
  [150, 36, [-64, 44]],
  [165, 36, [72, 44]],
  [180, 40, [-64, -38]],
  [195, 40, [72, -38]],
];
// 3 mm above the ground, where its strap lies
const topOf = (circumference) => 10.2 + 0.26 * circumference;
const onWrist = ([circumference, diameter, at]) => [
  { what: 'wrist-form', circumference, start: -60, end: 52, edge: 2.4, at, height: topOf(circumference), ...still },
  { what: 'watch', parts: steel('DI03', 'STR-LE-BR'), glass: false, pose: `wrist-${circumference}-${diameter}`, scale: diameter / 40, at, height: topOf(circumference) - 7.2 * (1 - diameter / 40), ...still },
];

export default [
  {
    name: 'hero-gift-cards',
    view: 'three-quarter',
    size: WIDE,
    surface: { name: 'paper-cool', light: [60, 420, 0.72, [30, 0]] },
    light: { name: 'window', strength: 1.25 },
    things: [
      { what: 'gift-card', branded: false, turns: [[0, 0, -15]], at: [30, 14], ...still },
      { what: 'gift-card', turns: [[0, 0, 10], [-1.2, 0, 0]], at: [44, -4], height: 1.6, ...still },
    ],
    exposure: 0.25,
    camera: { at: [12, -196, 196], aim: [31, 4, 0], lens: 61, focus: [40, -8, 1], fstop: 16 },
  },
  {
    name: 'box-travel',
    view: 'above',
    size: [1600, 1066],
    surface: { name: 'paper-warm', light: [120, 520, 0.65] },
    light: { name: 'window', strength: 1.2 },
    things: [
      { what: 'travel-box', at: [-62, -16], turns: [[0, 0, 20]], ...still },
      { what: 'travel-box', closed: true, gap: 6, at: [58, 44], turns: [[0, 0, -14]], ...still },
    ],
    exposure: 0.2,
    camera: { at: [10, -338, 360], aim: [-5, -44, 4], lens: 61, focus: [0, -20, 10], fstop: 32 },
  },
  {
    name: 'box-premium',
    view: 'three-quarter',
    size: TABLE,
    surface: { name: 'paper-night', light: [110, 520, 0.3], back: 330 },
    light: { name: 'evening', strength: 1.5, turn: -20 },
    things: [
      { what: 'premium-box', turns: [[0, 0, -16]], ...still },
      { what: 'cushion', width: 86.6, turns: [[0, 0, -16], [22, 0, 0]], at: [-21.1, 6.1], height: 60, ...still },
      { what: 'watch', parts: steel('DI', 'STR-LE-BR'), pose: 'cushion', turns: [[0, 0, -16], [22, 0, 0]], at: [-21.1, 6.1], height: 60, ...still },
      { what: 'leather-set', code: 'BU', pieces: ['short'], short: 68, at: [50.2, -6.5], turns: [[0, 0, -16]], height: 39.6, ...still },
    ],
    camera: { at: [-110, -460, 360], aim: [6, 24, 79], lens: 63, focus: [-20, -10, 60], fstop: 26 },
  },
  {
    name: 'box-surprise',
    view: 'three-quarter',
    size: TABLE,
    surface: { name: 'paper-cool', light: [120, 620, 0.75], back: 360 },
    light: { name: 'daylight' },
    things: [{ what: 'wrapped-box', turns: [[0, 0, 12]], at: [3, 0], ...still }],
    exposure: 0.3,
    camera: { at: [-190, -490, 260], aim: [2, 4, 41], lens: 78, focus: [0, -50, 60], fstop: 26 },
  },
  {
    name: 'macro-clasp',
    view: 'close-up',
    size: SQUARE,
    surface: { name: 'slate', light: [60, 330, 0.06] },
    light: { name: 'graze', strength: 1.25 },
    things: [{ what: 'clasp', links: 70, turns: [[0, 0, 58]], height: 62, ...still }],
    camera: { at: [24, -112, 148], aim: [1.5, 0, 58], lens: 112, focus: [0, -4, 63], fstop: 28 },
  },
  {
    name: 'macro-buckle',
    view: 'close-up',
    size: SQUARE,
    surface: { name: 'walnut', light: [60, 330, 0.3] },
    light: { name: 'graze', strength: 1.5 },
    things: [{ what: 'buckled-strap', code: 'BR', turns: [[0, 0, 54]], height: 34, ...still }],
    camera: { at: [20, -104, 128], aim: [3, 6, 33], lens: 108, focus: [0, -3, 37], fstop: 26 },
  },
  {
    name: 'flat-straps',
    view: 'above',
    size: TABLE,
    surface: { name: 'paper-warm', light: [120, 460, 0.75] },
    light: { name: 'window', strength: 1.1 },
    things: keyboard,
    camera: { at: [0, -20, 470], aim: [0, 0, 0], lens: 76, fstop: 40 },
  },
  {
    name: 'flat-three-watches',
    view: 'above',
    size: TABLE,
    surface: { name: 'limestone', light: [60, 260, 0.55, [-30, 20]] },
    light: { name: 'window' },
    things: [
      { what: 'watch', pose: 'flat', scale: 0.9, at: [-52, 3], turns: [[0, 0, 9]], parts: { case: 'CAS-SM-si', strap: 'STR-LE-BR', dial: 'RE1070', date: 'DATE-WHITE', hands: 'HAN-LEA-BU' } },
      { what: 'watch', pose: 'flat', at: [0, -3], turns: [[0, 0, -3]], parts: steel('DI03', 'STR-OY-si') },
      { what: 'watch', pose: 'flat', scale: 0.9, at: [52, 4], turns: [[0, 0, -11]], parts: { case: 'CAS-SM-rg', strap: 'STR-LE-BU', dial: 'DIPILI', hands: 'HAN-DIS-RG' } },
    ],
    camera: { at: [0, -34, 470], aim: [0, 1, 2], lens: 104, focus: [0, 0, 6], fstop: 30 },
  },
  {
    name: 'flat-parts',
    view: 'above',
    size: TABLE,
    surface: { name: 'paper-cool', light: [120, 460, 0.8] },
    light: { name: 'window', strength: 1.05 },
    things: [
      { what: 'leather-set', code: 'BR', at: [-66, 0], ...still },
      part('case', [-11, 25]),
      part('dial', [35, 26], ['dial']),
      part('movement', [74, 26], []),
      hand('hour', [-22, -30]),
      hand('minute', [-10, -32]),
      hand('seconds', [2, -31]),
      part('rotor', [35, -22]),
      part('caseback', [74, -27]),
    ],
    exposure: 0.2,
    camera: { at: [5, -14, 470], aim: [5, 0, 0], lens: 87, fstop: 40 },
  },
  {
    name: 'sizes-on-wrist',
    view: 'above',
    size: [2000, 1250],
    surface: { name: 'paper-cool', light: [150, 620, 0.75] },
    light: { name: 'wrist' },
    things: wrists.flatMap(onWrist),
    camera: { at: [0, -64, 500], aim: [0, -5, 52], lens: 59, focus: [0, -2, 56], fstop: 36 },
  },
];
