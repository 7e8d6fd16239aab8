// Close-ups of a single watch, square.
const SIZE = [2000, 2000];

const closeUp = (name, parts, rest) => ({
  name,
  view: 'close-up',
  size: SIZE,
  level: rest.level ?? true,
  surface: rest.surface ?? { name: 'paper-night', light: [40, 260, 0.35] },
  things: [{ what: 'watch', parts, pose: 'flat', glass: false, turns: [[0, 0, rest.turn ?? 0]] }],
  light: rest.light,
  exposure: rest.exposure,
  camera: rest.camera,
});

export default [
  closeUp(
    'macro-dial',
    { case: 'CAS-SM-si', strap: 'STR-OY-si', dial: 'DI-GR', date: 'DATE-WHITE', hands: 'HAN-DIS-SI' },
    { turn: 31, light: { name: 'dial' }, camera: { at: [14, -72, 100], aim: [1.8, 1.4, 7], lens: 111, focus: [0.3, -0.5, 8.6], fstop: 28 } },
  ),
  closeUp(
    'macro-hands',
    { case: 'CAS-SM-si', strap: 'STR-LE-BR', dial: 'RE1070', date: 'DATE-WHITE', hands: 'HAN-LEA-BU' },
    { turn: 16, light: { name: 'dial' }, camera: { at: [-10, -66, 70], aim: [0.5, 1.4, 9], lens: 150, focus: [0, -0.5, 9.4], fstop: 40 } },
  ),
  closeUp(
    'macro-bezel',
    { case: 'CAS-FL-rg', strap: 'STR-LE-BL', dial: 'DI05', date: 'DATE-WHITE', hands: 'HAN-DIS-RG' },
    { turn: 24, light: { name: 'dial', strength: 1.35, boxes: [[-40, 52, 20, 10, 1.6, 0.5]] }, camera: { at: [-30, -92, 66], aim: [-6, -7, 8], lens: 150, focus: [-7, -14, 10], fstop: 40 } },
  ),
  closeUp(
    'macro-crown',
    { case: 'CAS-SM-si', strap: 'STR-OY-si', dial: 'DI', date: 'DATE-WHITE', hands: 'HAN-DIS-SI' },
    {
      turn: -58,
      level: false,
      surface: { name: 'paper-cool', light: [16, 90, 0.1, [14, -36]] },
      light: { name: 'graze', strength: 1.15, boxes: [[-60, 40, 20, 8, 2.4, 0.5]] },
      exposure: -0.3,
      camera: { at: [-14, -104, 52], aim: [10, -15, 6], lens: 158, focus: [12, -21, 6], fstop: 44 },
    },
  ),
  closeUp(
    'macro-enamel',
    { case: 'CAS-SM-rg', strap: 'STR-LE-DB', dial: 'ART-WH', hands: 'HAN-DIS-BU' },
    { turn: 14, light: { name: 'graze-gloss', strength: 1.6 }, camera: { at: [-16, -72, 100], aim: [-0.5, 1.6, 8], lens: 116, focus: [0, -2, 8.4], fstop: 28 } },
  ),
  {
    name: 'macro-movement',
    view: 'back',
    size: SIZE,
    level: true,
    surface: { name: 'paper-night', light: [40, 260, 0.35] },
    light: { name: 'back' },
    things: [
      {
        what: 'watch',
        parts: { case: 'CAS-SM-si', strap: 'STR-LE-BL', caseback: 'CB-si-open', rotor: 'ROT-CDG-RG' },
        pose: 'over',
        glass: false,
        turns: [[0, 0, 96], [0, 180, 0]],
      },
    ],
    camera: { at: [8, -84, 92], aim: [-1, 1.5, 9], lens: 170, focus: [0, 0, 9.6], fstop: 36 },
  },
];
