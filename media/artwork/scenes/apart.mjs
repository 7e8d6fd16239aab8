// The watch of home's exploded view, a picture a part, all in one frame and seen from one side: moved along the axis they come
// apart, laid over each other they are the watch. `front` is what of the case lies before dial, hands and strap.
const parts = { case: 'CAS-SM-si', dial: 'DI', date: 'DATE-WHITE', hands: 'HAN-DIS-SI', strap: 'STR-LE-BR', rotor: 'ROT-ASANOHA-RG' };

const part = (name, show, before) => ({
  name,
  clear: true,
  size: [760, 760],
  surface: null,
  light: { name: 'daylight', strength: 1.15, boxes: [[-72, 26, 16, 24, 1.5, 0.5]], floor: 0.3 },
  exposure: 0.15,
  things: [{ what: 'apart', show, before, parts, turns: [[0, 0, 43], [90, 0, 0]], drop: false }],
  camera: { at: [-10, -400, 0], aim: [-10, 0, 0], across: 76 },
});

export default [
  part('rotor', 'rotor'),
  part('strap', 'strap'),
  part('case', 'case'),
  part('dial', 'dial'),
  part('hands', 'hands'),
  part('front', 'case', ['strap', 'dial', 'hands']),
];
