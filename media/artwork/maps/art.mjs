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

// A comet in powdered gold (maki-e): nucleus, coma, and one fan of hairs and grains that thins out along the tail. The
// tail runs below the middle, where no printing lies.
async function comet(dir, v) {
  const rnd = random(11 * v + 5);
  const gauss = () => (rnd() + rnd() + rnd() + rnd() - 2) / 1.15;
  const [hx, hy, heading, bend] = v === 1 ? [-7.2, -7.0, 31, 0.009] : [7.6, -2.2, 204, 0.010];
  const ux = Math.cos((heading * Math.PI) / 180);
  const uy = Math.sin((heading * Math.PI) / 180);
  const side = v === 1 ? -1 : 1;
  // s = mm down the tail, q = mm sideways; the whole tail bends gently
  const at = (s, q) => {
    const w = q + side * bend * s * s;
    return [hx + ux * s - uy * w, -(hy + uy * s + ux * w)];
  };
  const spread = (s) => 0.16 + 0.115 * s;
  const fade = (s, l) => Math.max(0, 1 - s / l) ** 1.4;
  const dot = ([x, y], r, o = 1) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#fff" fill-opacity="${num(o)}"/>`;
  let o = '';
  for (let i = 0; i < 150; i++) {
    const q = gauss();
    const l = (12 + 9 * rnd()) * (1 - 0.35 * Math.min(1, Math.abs(q)));
    const w = 0.014 + 0.03 * rnd();
    const strength = (0.35 + 0.65 * rnd()) * Math.exp(-q * q);
    for (let k = 0; k < 9; k++) {
      const s0 = 0.2 + (l * k) / 9;
      const s1 = 0.2 + (l * (k + 1)) / 9;
      const p = at(s0, q * spread(s0));
      const e = at(s1, q * spread(s1));
      o += `<path d="M${p.map(num)}L${e.map(num)}" stroke="#fff" stroke-opacity="${num(strength * fade((s0 + s1) / 2, l))}" stroke-width="${num(w)}" stroke-linecap="butt"/>`;
    }
  }
  for (let i = 0; i < 9000; i++) {
    const s = 21 * rnd() ** 1.25;
    if (rnd() > fade(s, 22)) continue;
    const q = gauss() * (spread(s) * 1.25 + 0.1) - side * 0.05 * s;
    o += dot(at(s, q), 0.015 + 0.042 * rnd() ** 3, 0.4 + 0.6 * rnd());
  }
  for (let i = 0; i < 1500; i++) {
    const r = 1.7 * rnd() ** 2.2;
    const t = rnd() * 6.2832;
    o += dot(at(r * Math.cos(t), r * Math.sin(t)), 0.016 + 0.04 * rnd() ** 2, 1 - 0.4 * r);
  }
  o += dot(at(0, 0), 0.36) + dot(at(0, 0), 0.52, 0.5);
  for (let i = 0; i < 420; i++) {
    const r = 15.2 * Math.sqrt(rnd());
    const t = rnd() * 7;
    o += dot([r * Math.cos(t), r * Math.sin(t)], 0.016 + 0.07 * rnd() ** 7, 0.45 + 0.55 * rnd());
  }
  for (let i = 0; i < 6; i++) {
    const r = 5 + 8 * rnd();
    const t = rnd() * 7;
    o += `<path d="M0 -.5L.028 -.028L.5 0L.028 .028L0 .5L-.028 .028L-.5 0L-.028 -.028Z" fill="#fff" transform="translate(${num(r * Math.cos(t))} ${num(r * Math.sin(t))}) scale(${num(0.45 + 0.7 * rnd())})"/>`;
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
