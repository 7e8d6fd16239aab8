// Every layer of the shop: key -> how to draw it. The order of the list is the order of drawing.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const hands = JSON.parse(fs.readFileSync(path.join(here, '../../content/catalogue/hands.json'), 'utf8'));

const COLORS = ['si', 'rg', 'gl', 'bl', 'sirg', 'sigl', 'sibl'];
const PLAIN = ['si', 'rg', 'gl', 'bl'];
const DYES = ['BL', 'BR', 'BU', 'DB', 'GR', 'RE', 'WH'];
// skin -> the dyes that suit it
const SKINS = { '': DYES, '-1': ['BL', 'BR', 'BU', 'DB', 'GR', 'RE'], '-2': ['BL', 'BR', 'BU', 'DB', 'GR'], '-3': ['BR', 'BU', 'DB', 'GR', 'RE'], '-4': ['BL', 'BR', 'DB', 'RE', 'WH'], '-5': DYES };

// Parts that only fill a piece of the frame are rendered there only (mm).
const FACE = [-16.4, -16.4, 16.4, 16.4];
const TEN_PAST_FIVE = [-15, -5.2, 1.8, 1.8]; // where the GMT hand lies
const CASE = [-21.5, -24.5, 25.5, 24.5];
const BACK = [-25.5, -24.5, 25.5, 24.5];
const BAND = [-11.5, -35, 11.5, 35];
const LINK = [-11.5, -24, 11.5, 24];

const jobs = new Map();
const add = (key, part, args, options = {}) => jobs.set(key, { key, part, args, ...options });

// Two tones are put together from the layers of both colors and one mask per shape: colors of the same shape differ in
// nothing but the metal. (What the two metals would mirror of each other in the gaps is too little to be seen.)
const tones = (color, key, shape) => (/^[a-z]{4}/.test(color) ? { tones: [key(color.slice(0, 2) + color.slice(4)), key(color.slice(2))], share: `mask-${shape}` } : {});

for (const flat of ['SHADOW', 'GLARE']) add(flat, 'flat', {});
for (const disc of ['WHITE', 'BLACK']) for (const what of ['DATE', 'MAG']) add(`${what}-${disc}`, 'flat', { disc });

for (const kind of ['SM', 'FL', 'SU'])
  for (const color of COLORS) {
    const key = (c) => `CAS-${kind}-${c}`;
    add(key(color), 'case', { kind, color }, { window: CASE, ...tones(color, key, kind) });
  }
for (const c of ['BK', 'BU', 'GR', 'RE', 'GY', 'OR']) add(`INS-DIVER-${c}`, 'insert', { key: `DIVER-${c}` }, { window: [-20, -20, 20, 20] });
for (const c of ['BK', 'BURE', 'BKBU', 'BKRE', 'BRGL', 'GR']) add(`INS-GMT-${c}`, 'insert', { key: `GMT-${c}` }, { window: [-20, -20, 20, 20] });

const strap = (style, color, options = {}) => {
  const key = (c) => `STR-${style}-${c}`;
  // leather, rubber and nylon: one light, many dyes
  const [, skin] = color.split('-');
  const dyed = ['LE', 'RU', 'NY'].includes(style) && { gap: true, dyed: { name: `light-${style}${skin ? `-${skin}` : ''}`, args: { style, color: `NEUTRAL${skin ? `-${skin}` : ''}` } } };
  add(key(color), 'strap', { style, color }, { window: BAND, ...dyed, ...tones(color, key, style), ...options });
};
for (const c of COLORS) {
  strap('OY', c);
  strap('JU', c);
  strap('PR', c);
}
for (const c of COLORS) strap('OY', `${c}-po`);
// Leather and nylon are fine textures: lighter smoothing. Skins alternate, so that two lights are rendered side by side.
for (const d of DYES) for (const [skin, dyes] of Object.entries(SKINS)) if (dyes.includes(d)) strap('LE', d + skin, { strength: 0.6, noise: 0.04 });
for (const c of ['BL', 'BU', 'RE', 'OR', 'GR']) strap('RU', c);
for (const c of ['BL', 'GY', 'BR', 'GR', 'BU', 'BE', 'FR']) strap('NY', c, { strength: 0.55 });
for (const c of PLAIN) strap('MA', c, { strength: 0.55, quality: 82 });       // all edges: costs three times as much as any other
strap('PM', 'SI');

// End links are part of the case's metal and lie over any strap without one of its own.
for (const c of COLORS) {
  const key = (color) => `EL-${color}`;
  add(key(c), 'endlink', { color: c }, { window: LINK, ...tones(c, key, 'EL') });
}

const ready = ['RE1070', 'DI01', 'DI02', 'DI03', 'DI05', 'DIPIME', 'DIPIMM', 'DIPILI', 'DIPIAL', 'DIPIRU', 'DIHO', 'DIBU01'];
const dials = ['DI', 'DI-GR', 'DI-PI', 'POT-BL', 'ART-COMET1', 'ART-COMET2', 'ART-BUGL', 'ART-WH', 'ART-WHGL', 'ART-WAVE', ...ready];
for (const key of dials)
  add(key, 'dial', { key }, { window: FACE, noise: 0.03, strength: /ME|AL$|COMET/.test(key) ? 0.45 : 0.7 });
// What the brand prints on a dial lies above it, so that another brand's can take its place.
for (const key of dials) add(`PRINT-${key}`, 'flat', { key });

for (const { key, family, metal, lumColor: lume } of hands) add(key, 'hands', { family, metal, ...(lume ? { lume } : {}) }, { window: FACE });
for (const code of ['RE', 'OR', 'BU', 'GR', 'WH', 'BL', 'SI', 'RG', 'GL']) add(`GMT-${code}`, 'gmt', { code }, { window: TEN_PAST_FIVE });

for (const [prefix, kind] of [['CB', 'SM'], ['CB2', 'SU']])
  for (const closed of [false, true])
    for (const color of COLORS) {
      const key = (c) => `${prefix}-${c}-${closed ? 'closed' : 'open'}`;
      add(key(color), 'caseback', { kind, color, closed }, { window: BACK, noise: 0.03, ...tones(color, key, prefix) });
    }
add('MOVEMENT', 'movement', {}, { window: [-14, -14, 14, 14], strength: 0.5 });
add('ROT-NORMAL', 'rotor', { pattern: 'NORMAL', color: 'SI' }, { window: [-14, -14, 14, 14] });
for (const pattern of ['ASANOHA', 'CDG', 'CLOUD', 'WAVE'])
  for (const color of ['SI', 'GL', 'RG', 'BL']) add(`ROT-${pattern}-${color}`, 'rotor', { pattern, color }, { window: [-14, -14, 14, 14] });

export default jobs;
