// Each ready-made watch: standing on its closed strap, and worn. Squares, the watch in the middle.
const SIZE = [1600, 1600];

// Case, strap, dial, date, hands: those of content/watches.json.
const watches = {
  DI01: ['CAS-SM-si', 'STR-JU-si', 'DI01', 'DATE-WHITE', 'HAN-DIS-SI'],
  DI02: ['CAS-SM-sigl', 'STR-OY-sigl', 'DI02', 'DATE-WHITE', 'HAN-DIS-GL'],
  DI03: ['CAS-SM-si', 'STR-OY-si', 'DI03', 'DATE-WHITE', 'HAN-DIS-SI'],
  RE1070: ['CAS-SM-si', 'STR-LE-BR', 'RE1070', 'DATE-WHITE', 'HAN-LEA-BU'],
  DI05: ['CAS-FL-rg', 'STR-LE-BL', 'DI05', 'DATE-WHITE', 'HAN-DIS-RG'],
  DIHO: ['CAS-SM-si', 'STR-LE-BL', 'DIHO', 'DATE-BLACK', 'HAN-LEA-SI'],
  DIBU01: ['CAS-SM-si', 'STR-LE-DB', 'DIBU01', 'DATE-BLACK', 'HAN-DIS-SI'],
  DIPIME: ['CAS-FL-rg', 'STR-LE-BL-1', 'DIPIME', null, 'HAN-DIS-RG'],
  DIPIMM: ['CAS-FL-rg', 'STR-LE-GR', 'DIPIMM', null, 'HAN-DIS-RG'],
  DIPILI: ['CAS-SM-rg', 'STR-LE-BU', 'DIPILI', null, 'HAN-DIS-RG'],
  DIPIAL: ['CAS-SM-rg', 'STR-LE-BL', 'DIPIAL', null, 'HAN-DIS-RG'],
  DIPIRU: ['CAS-FL-rg', 'STR-LE-RE', 'DIPIRU', null, 'HAN-DIS-RG'],
};

const partsOf = ([watchCase, strap, dial, date, hands]) => ({ case: watchCase, strap, dial, ...(date && { date }), hands });

// What it stands on, where that is not cool paper.
const grounds = { DI05: 'paper-rose', RE1070: 'paper-warm', DIBU01: 'paper-warm' };
const groundOf = (code) => grounds[code] ?? 'paper-cool';

const standing = (code, parts) => ({
  name: `${code}-standing`,
  view: 'three-quarter',
  size: SIZE,
  surface: { name: groundOf(code), light: [90, 520, 0.7], back: 420 },
  light: { name: 'gallery' },
  exposure: 0.55,
  things: [{ what: 'watch', parts, pose: 'loop', glass: false, turns: [[0, 0, 24], [56, 0, 0]] }],
  camera: { at: [0, -300, 96], aim: [0, 0, 30], lens: 118, focus: [0, -5, 34], fstop: 36 },
});

/** The size shown: of a watch that comes in both, the larger. */
const small = new Set(['RE1070', 'DIBU01', 'DIPIME', 'DIPIMM', 'DIPILI', 'DIPIAL', 'DIPIRU']);
const WRIST = 170;
const onArm = { turns: [[0, 0, 26]], height: 64, at: [0, 0], drop: false };
const worn = (code, parts) => ({
  name: `${code}-worn`,
  view: 'worn',
  size: [1200, 1200],
  window: [0.31, 0.27, 0.8, 0.9],
  surface: { name: 'paper-cool', light: [140, 520, 0.7] },
  light: { name: 'wrist' },
  things: [
    { what: 'watch', parts, glass: false, pose: `wrist-${WRIST}-${small.has(code) ? 36 : 40}`, ...onArm, ...(small.has(code) && { scale: 0.9, height: 63.28 }) },
    { what: 'wrist-form', circumference: WRIST, ...onArm },
    { what: 'sleeve', circumference: WRIST, cloth: 'charcoal', ...onArm },
  ],
  camera: { at: [20, -190, 400], aim: [-2, -1, 57], lens: 130, focus: [0, -3, 66], fstop: 44 },
});

export default Object.entries(watches).flatMap(([code, keys]) => {
  const parts = partsOf(keys);
  return [standing, worn].map((scene) => scene(code, parts));
});
