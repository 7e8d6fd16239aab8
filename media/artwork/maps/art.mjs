// Masks and reliefs of the art dials (31 mm).
import path from 'node:path';
import sharp from 'sharp';
import { num, random, save } from './svg.mjs';

// guilloche: stacked crests whose phase drifts, cut as smooth grooves with one steep flank
async function wave(dir) {
  const n = 3000;
  const buf = Buffer.alloc(n * n);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const x = ((i + 0.5) / n) * 31 - 15.5;
      const y = ((j + 0.5) / n) * 31 - 15.5;
      const ph = (y - 0.5 * Math.sin(x * 0.62 + 0.25 * y) - 0.2 * Math.sin(x * 1.37 - 0.5 * y)) / 1.05;
      let t = ph - Math.floor(ph);
      t = t < 0.16 ? t / 0.16 : 1 - (t - 0.16) / 0.84;
      buf[j * n + i] = 255 * (t * t * (3 - 2 * t) * 0.35 + t * 0.65);
    }
  await sharp(buf, { raw: { width: n, height: n, channels: 1 } }).blur(2.2).png().toFile(path.join(dir, 'dial-wave.png'));
}

// A comet: bright nucleus, a coma of powder, a straight ion tail of fine hairs and a broad curved dust tail of grains.
async function comet(dir, v) {
  const rnd = random(11 * v + 5);
  const gauss = () => (rnd() + rnd() + rnd() + rnd() - 2) / 2;
  const [hx, hy, tail] = v === 1 ? [-6.4, -3.2, 38] : [6.2, 4.9, 212];
  const a = (tail * Math.PI) / 180;
  const ux = Math.cos(a);
  const uy = Math.sin(a);
  const bend = v === 1 ? 1 : -1;
  // s = mm down the tail, q = mm sideways; the dust tail bends with s squared
  const at = (s, q, curve) => [hx + ux * s - uy * (q + bend * curve * s * s), -(hy + uy * s + ux * (q + bend * curve * s * s))];
  const dot = ([x, y], r, o = 1) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity="${num(o)}"/>`;
  let o = '';
  for (let i = 0; i < 190; i++) {
    const q = gauss();
    const len = (9 + 11 * rnd()) * (1 - 0.45 * Math.abs(q));
    const p = [0.1, 0.5, 1].map((k) => at(len * k, q * (0.35 + 1.5 * k), 0.0));
    o += `<path d="M${p[0].map(num)}Q${p[1].map(num)} ${p[2].map(num)}" stroke="#fff" stroke-opacity="${num(0.25 + 0.55 * rnd() * (1 - Math.abs(q)))}" stroke-width="${num(0.018 + 0.035 * rnd())}" fill="none" stroke-linecap="round"/>`;
  }
  for (let i = 0; i < 5200; i++) {
    const s = 17 * Math.pow(rnd(), 0.85);
    const q = gauss() * (0.55 + 0.16 * s);
    if (rnd() > 1.05 - s / 19) continue;
    o += dot(at(s, q + 0.25, 0.022), 0.018 + 0.05 * rnd() ** 3, 0.35 + 0.65 * rnd());
  }
  for (let i = 0; i < 900; i++) {
    const r = 1.5 * Math.abs(gauss());
    const t = rnd() * 6.3;
    o += dot(at(r * Math.cos(t), r * Math.sin(t), 0), 0.02 + 0.05 * rnd() ** 2, 0.9 - 0.4 * r);
  }
  o += dot(at(0, 0, 0), 0.55) + dot(at(0, 0, 0), 0.8, 0.4);
  for (let i = 0; i < 320; i++) {
    const r = 15.2 * Math.sqrt(rnd());
    const t = rnd() * 7;
    o += dot([r * Math.cos(t), r * Math.sin(t)], 0.018 + 0.075 * rnd() ** 6, 0.5 + 0.5 * rnd());
  }
  for (let i = 0; i < 5; i++) {
    const r = 5 + 8 * rnd();
    const t = rnd() * 7;
    const k = num(0.5 + 0.7 * rnd());
    o += `<path d="M0 -.5L.03 -.03L.5 0L.03 .03L0 .5L-.03 .03L-.5 0L-.03 -.03Z" fill="#fff" transform="translate(${num(r * Math.cos(t))} ${num(r * Math.sin(t))}) scale(${k})"/>`;
  }
  await save(dir, `dial-comet${v}`, 31, 3000, o);
}

// one long fracture with a few angular forks; the seam swells where the gold pooled
async function kintsugi(dir) {
  const rnd = random(41);
  let o = '';
  const crack = (x, y, dir0, w, n, forks) => {
    const pts = [[x, y, w]];
    for (let i = 0; i < n; i++) {
      const s = 0.55 + 1.1 * rnd();
      const b = dir0 + (rnd() - 0.5) * 1.25;
      for (let k = 0; k < 4; k++) {
        x += (Math.cos(b + (rnd() - 0.5) * 0.35) * s) / 4;
        y += (Math.sin(b + (rnd() - 0.5) * 0.35) * s) / 4;
        pts.push([x, y, w * (0.65 + 0.7 * rnd())]);
      }
      if (forks.includes(i)) crack(x, y, dir0 + (i % 2 ? 0.85 : -0.95), w * 0.7, n - i + 4, i < 6 ? [3] : []);
      if (Math.hypot(x, y) > 16.5) break;
    }
    for (let i = 1; i < pts.length; i++)
      o += `<path d="M${num(pts[i - 1][0])} ${num(pts[i - 1][1])}L${num(pts[i][0])} ${num(pts[i][1])}" stroke="#fff" stroke-width="${num((pts[i][2] + pts[i - 1][2]) / 2)}" stroke-linecap="round"/>`;
  };
  crack(-15.6, -6.2, 0.42, 0.3, 34, [5, 12, 18]);
  crack(9.5, 13.0, 2.3, 0.22, 7, []);
  for (let i = 0; i < 12; i++) {
    const r = 14 * Math.sqrt(rnd());
    const q = rnd() * 7;
    const s = 0.05 + 0.16 * rnd() ** 2;
    const d = Array.from({ length: 6 }, (_, k) => `${k ? 'L' : 'M'}${num(r * Math.cos(q) + s * (0.5 + rnd()) * Math.cos(k * 1.05))} ${num(r * Math.sin(q) + s * (0.5 + rnd()) * Math.sin(k * 1.05))}`).join('');
    o += `<path d="${d}Z" fill="#fff"/>`;
  }
  await save(dir, 'dial-kintsugi', 31, 3000, o, { blur: 0.012 });
}

export default async function draw(dir) {
  await wave(dir);
  await comet(dir, 1);
  await comet(dir, 2);
  await kintsugi(dir);
}
