// Every perspective picture of the pages, as data: what stands where, on what, under which light, seen from where.
//
// A scene: { name, view, surface, things, light, camera, size? }
//   view     how it is seen, in words the alternative texts know: three-quarter, side, close-up, above, exploded, back
//   surface  { name, light: [inner, outer, low, at?], back? } of blender/surfaces.py, or null for none
//   light    { name, strength?, turn? } of blender/lights.py
//   camera   { at, aim, lens, focus?, fstop?, shift?, roll? } in mm
//   things   what is in the picture. `what` names a module of blender/objects; `at`, `turns`, `height`, `drop`, `scale`
//            set it down (blender/standing.py); all else is the module's own. Parts of watches are catalogue keys.
const WIDE = [2400, 1500];
const SQUARE = [2400, 2400];

const steelBlue = { case: 'CAS-SM-si', strap: 'STR-OY-si', dial: 'DI', date: 'DATE-WHITE', hands: 'HAN-DIS-SI' };

const scenes = [
  {
    name: 'hero-home',
    view: 'three-quarter',
    surface: { name: 'slate', light: [60, 330, 0.05, [40, 0]] },
    light: { name: 'slate' },
    things: [{ what: 'watch', parts: steelBlue, pose: 'loop', turns: [[0, 0, -24], [56, 0, 0]] }],
    camera: { at: [0, -300, 100], aim: [-21, 0, 32], lens: 100, focus: [0, -14, 36], fstop: 20 },
    size: WIDE,
  },
];

export { SQUARE, WIDE };
export default scenes;
