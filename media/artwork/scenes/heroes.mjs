// The wide pictures at the head of a page. The subject stands right of the middle: titles are set on the left.
const SIZE = [2400, 1500];
const steelBlue = { case: 'CAS-SM-si', strap: 'STR-OY-si', dial: 'DI', date: 'DATE-WHITE', hands: 'HAN-DIS-SI' };

export default [
  {
    name: 'hero-home',
    view: 'three-quarter',
    size: SIZE,
    surface: { name: 'slate', light: [60, 330, 0.05, [40, 0]] },
    light: { name: 'slate' },
    things: [{ what: 'watch', parts: steelBlue, pose: 'loop', turns: [[0, 0, -24], [56, 0, 0]] }],
    camera: { at: [0, -300, 100], aim: [-21, 0, 32], lens: 100, focus: [0, -14, 36], fstop: 20 },
  },
];
