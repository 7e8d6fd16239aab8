// The wide pictures at the head of a page. The subject stands right of the middle: titles are set on the left.
const SIZE = [2400, 1500];

const watch = (parts, rest) => ({ what: 'watch', parts, ...rest });
const STANDING = [[0, 0, -22], [56, 0, 0]];
const ON_ITS_SIDE = [[0, 0, 24], [90, -90, 0]];

export default [
  {
    name: 'hero-home',
    view: 'close-up',
    size: SIZE,
    surface: { name: 'paper-night', light: [40, 260, 0.35, [20, 0]] },
    light: { name: 'dial', boxes: [[124, 36, 12, 8, 2.6, 0.3], [48, 34, 10, 8, 1.8, 0.3]] },
    exposure: 0.1,
    things: [
      watch(
        { case: 'CAS-SM-si', strap: 'STR-OY-si', dial: 'DI', date: 'DATE-WHITE', hands: 'HAN-DIS-SI' },
        { pose: 'flat', turns: [[0, 0, 14]], glass: false },
      ),
    ],
    camera: { at: [-14, -88, 104], aim: [-12, 0.5, 6], lens: 92, focus: [0, -3, 8], fstop: 26 },
  },
  {
    name: 'hero-story',
    view: 'side',
    size: SIZE,
    surface: { name: 'walnut', light: [50, 300, 0.08, [20, 10]] },
    light: { name: 'evening' },
    things: [watch({ case: 'CAS-FL-gl', strap: 'STR-LE-BU', dial: 'ART-BUGL', hands: 'HAN-LEA-GL' }, { pose: 'loop', turns: ON_ITS_SIDE })],
    camera: { at: [6, -300, 84], aim: [-22, 10, 20], lens: 124, focus: [0, -4, 22], fstop: 36 },
  },
  {
    name: 'hero-reminiscence',
    view: 'three-quarter',
    size: SIZE,
    surface: { name: 'paper-warm', light: [90, 420, 0.7] },
    light: { name: 'morning' },
    things: [
      watch(
        { case: 'CAS-SM-si', strap: 'STR-LE-BR', dial: 'RE1070', date: 'DATE-WHITE', hands: 'HAN-LEA-BU' },
        { pose: 'flat', turns: [[0, 0, 34]], scale: 0.9 },
      ),
    ],
    camera: { at: [-8, -200, 190], aim: [-20, -2, 4], lens: 118, focus: [0, -6, 8], fstop: 22 },
  },
  {
    name: 'hero-distinction',
    view: 'side',
    size: SIZE,
    surface: { name: 'paper-cool', light: [90, 520, 0.7], back: 420 },
    light: { name: 'evening', boxes: [[90, 70, 70, 14, 2.6, 0.4]] },
    exposure: -0.1,
    things: [
      watch(
        { case: 'CAS-SM-sigl', strap: 'STR-OY-sigl', dial: 'DI02', date: 'DATE-WHITE', hands: 'HAN-DIS-GL' },
        { pose: 'loop', turns: ON_ITS_SIDE, scale: 0.9 },
      ),
    ],
    camera: { at: [0, -300, 84], aim: [-21, 10, 17], lens: 134, focus: [0, -4, 20], fstop: 36 },
  },
  {
    name: 'hero-rose',
    view: 'three-quarter',
    size: SIZE,
    surface: { name: 'paper-rose', light: [90, 520, 0.7], back: 420 },
    light: { name: 'daylight-gloss' },
    exposure: 0.35,
    things: [watch({ case: 'CAS-FL-rg', strap: 'STR-LE-GR', dial: 'DIPIMM', hands: 'HAN-DIS-RG' }, { pose: 'loop', turns: STANDING, scale: 0.9 })],
    camera: { at: [0, -300, 96], aim: [-22, 0, 28], lens: 122, focus: [0, -5, 34], fstop: 36 },
  },
  {
    name: 'hero-horizon',
    view: 'three-quarter',
    size: SIZE,
    surface: { name: 'slate', light: [60, 420, 0.1, [30, 0]], back: 700 },
    light: { name: 'slate' },
    things: [
      watch(
        { case: 'CAS-SM-si', strap: 'STR-LE-BL', dial: 'DIHO', date: 'DATE-BLACK', hands: 'HAN-LEA-SI' },
        { pose: 'loop', turns: [[0, 0, -20], [62, 0, 0]] },
      ),
    ],
    camera: { at: [0, -300, 70], aim: [-22, 0, 38], lens: 118, focus: [0, -5, 40], fstop: 36 },
  },
  {
    name: 'hero-bu01',
    view: 'three-quarter',
    size: SIZE,
    surface: { name: 'limestone', light: [60, 420, 0.5] },
    light: { name: 'morning' },
    things: [
      watch(
        { case: 'CAS-SM-si', strap: 'STR-LE-DB', dial: 'DIBU01', date: 'DATE-BLACK', hands: 'HAN-DIS-SI' },
        { pose: 'flat', turns: [[0, 0, -28]], scale: 0.9 },
      ),
    ],
    camera: { at: [-8, -150, 240], aim: [-20, 0, 4], lens: 118, focus: [0, -6, 8], fstop: 22 },
  },
  {
    name: 'hero-configurator',
    view: 'exploded',
    size: SIZE,
    surface: { name: 'paper-night', light: [60, 420, 0.3] },
    light: { name: 'slate' },
    things: [
      {
        what: 'exploded',
        parts: { case: 'CAS-FL-sirg', dial: 'DI', date: 'DATE-WHITE', hands: 'HAN-DIS-RG', rotor: 'ROT-WAVE-SI' },
        turns: [[0, 0, -50], [66, 0, 0]],
        at: [0, 0],
        height: 62,
        drop: false,
      },
    ],
    camera: { at: [0, -410, 224], aim: [-2, 0, 60], lens: 104, focus: [-12, -8, 62], fstop: 44 },
  },
  {
    name: 'hero-maintenance',
    view: 'back',
    size: SIZE,
    surface: { name: 'felt-green', light: [60, 260, 0.3, [10, 0]] },
    light: { name: 'back', strength: 1.7 },
    things: [
      {
        what: 'watch',
        parts: { case: 'CAS-SM-si', rotor: 'ROT-NORMAL' },
        off: true,
        glass: false,
        at: [14, 2],
        turns: [[0, 0, 24], [0, 180, 0]],
      },
      { what: 'screwed-back', at: [-12, 46], turns: [[0, 0, 40]] },
      { what: 'screwdriver', at: [-6, -31], turns: [[0, 0, -9], [0, 3, 0]] },
      { what: 'tweezers', at: [10, 34], turns: [[0, 0, 9], [90, 0, 0]] },
      { what: 'loupe', at: [47, 60] },
    ],
    camera: { at: [-6, -190, 170], aim: [-14, 7, 4], lens: 82, focus: [14, -4, 8], fstop: 24 },
  },
];
