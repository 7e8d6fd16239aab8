// The date ring of the calibre, seen from the dial's side with the dial taken off: white = ink.
import { RAD, SEMI, save, text } from './svg.mjs';

const R = 11.35; // mm from the axis, where the window of the dial is
const STEP = 360 / 31;

export default async function draw(dir) {
  let numerals = '';
  for (let day = 1; day <= 31; day++) {
    const a = 90 + (28 - day) * STEP; // the 28th stands at three o'clock, as on every dial
    numerals += text(String(day), R * Math.sin(a * RAD), R * Math.cos(a * RAD), 1.2, { f: SEMI, rot: a - 90 });
  }
  await save(dir, 'date-ring', 28, 2400, numerals);
}
