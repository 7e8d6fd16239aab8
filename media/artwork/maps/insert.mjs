// Bezel insert scales: white = numeral, sunk and filled by the ceramic material.
import { SEMI, RAD, num, save, text, tick } from './svg.mjs';

const R = 17.72;
const at = (deg, r = R) => [r * Math.sin(deg * RAD), r * Math.cos(deg * RAD)];

function diver() {
  let o = '<path d="M0 -16.75L1.2 -18.65H-1.2Z" fill="#fff"/>';
  for (let i = 0; i < 60; i++) {
    if (i % 5 === 0) o += i % 10 ? tick(i * 6, 16.95, 18.55, 0.55) : '';
    else if (i < 15) o += tick(i * 6, 17.85, 18.55, 0.22);
  }
  for (const n of [10, 20, 30, 40, 50]) o += text(String(n), ...at(n * 6), 1.72, { f: SEMI, rot: n * 6, ls: 0.02 });
  return o;
}

function gmt() {
  let o = '<path d="M0 -16.85L1.05 -18.55H-1.05Z" fill="#fff"/>';
  for (let i = 1; i < 24; i++) {
    const [x, y] = at(i * 15);
    o += i % 2 ? `<circle cx="${num(x)}" cy="${num(-y)}" r=".28" fill="#fff"/>` : text(String(i), x, y, 1.66, { f: SEMI, rot: i * 15 });
  }
  return o;
}

export default async function draw(dir) {
  await save(dir, 'insert-diver', 40.4, 4000, diver());
  await save(dir, 'insert-gmt', 40.4, 4000, gmt());
}
