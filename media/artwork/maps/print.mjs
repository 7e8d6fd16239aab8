// Dial scales, numerals and the date digits: white = ink. What the brand prints comes above them (../printing.mjs).
import { CAPS, SEMI, RAD, num, save, text, tick } from './svg.mjs';

const track = () => Array.from({ length: 60 }, (_, i) => tick(i * 6, i % 5 ? 14.5 : 14.25, 15.05, i % 5 ? 0.1 : 0.18)).join('');

function railway(r0 = 14.35, r1 = 15.05) {
  let o = `<circle r="${r1}" fill="none" stroke="#fff" stroke-width=".06"/><circle r="${r0}" fill="none" stroke="#fff" stroke-width=".06"/>`;
  for (let i = 0; i < 60; i++) o += tick(i * 6, r0, r1, i % 5 ? 0.07 : 0.2);
  return o;
}

function roman() {
  const names = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
  return names
    .map((n, i) => {
      const a = i * 30;
      const inwards = i >= 4 && i <= 8;
      return text(n, 12.2 * Math.sin(a * RAD), 12.2 * Math.cos(a * RAD), 2.35, { f: CAPS, rot: inwards ? a + 180 : a, ls: -0.02 });
    })
    .join('');
}

// fine dashes with a dot every five minutes, for the ready-made lines
function line() {
  let o = '';
  for (let i = 0; i < 60; i++) {
    if (i % 5) o += tick(i * 6, 14.62, 15.05, 0.08);
    else o += `<circle cx="${num(14.8 * Math.sin(i * 6 * RAD))}" cy="${num(-14.8 * Math.cos(i * 6 * RAD))}" r=".15" fill="#fff"/>`;
  }
  return o;
}

export default async function draw(dir) {
  const put = (name, body) => save(dir, name, 31, 3400, body);
  await put('print-track', track());
  await put('print-line', line());
  await put('print-roman', railway() + roman());
  await put('print-railway', railway(14.1, 14.75));
  await save(dir, 'date28', 3.2, 400, text('28', 0, 0, 1.42, { f: SEMI }));
}
