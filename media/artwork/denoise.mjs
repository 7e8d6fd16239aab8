// Non-local means on a finished 8-bit RGBA render: every pixel becomes the mean of the pixels around it whose
// neighbourhoods look alike. The strength follows a local noise estimate, so clean gradients and edges stay as they are.
// Deterministic. Works in place on the given box of the picture.

/** Mean over a (2r+1)^2 square, separable running sums. */
function boxMean(src, w, h, r, dst, tmp) {
  const n = 2 * r + 1;
  for (let y = 0; y < h; y++) {
    const row = y * w;
    let s = 0;
    for (let i = -r; i <= r; i++) s += src[row + Math.min(w - 1, Math.max(0, i))];
    for (let x = 0; x < w; x++) {
      tmp[row + x] = s / n;
      s += src[row + Math.min(w - 1, x + r + 1)] - src[row + Math.max(0, x - r)];
    }
  }
  const col = new Float64Array(w);
  for (let i = -r; i <= r; i++) {
    const row = Math.min(h - 1, Math.max(0, i)) * w;
    for (let x = 0; x < w; x++) col[x] += tmp[row + x];
  }
  for (let y = 0; y < h; y++) {
    const row = y * w;
    const add = Math.min(h - 1, y + r + 1) * w;
    const sub = Math.max(0, y - r) * w;
    for (let x = 0; x < w; x++) {
      dst[row + x] = col[x] / n;
      col[x] += tmp[add + x] - tmp[sub + x];
    }
  }
}

export function denoise(px, width, height, strength = 0.7, reach = 4) {
  // box of the visible pixels
  let x0 = width, y0 = height, x1 = 0, y1 = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (px[(y * width + x) * 4 + 3]) {
        if (x < x0) x0 = x;
        if (x > x1) x1 = x;
        if (y < y0) y0 = y;
        if (y > y1) y1 = y;
      }
  if (x1 < x0) return;
  const pad = reach + 4;
  x0 = Math.max(0, x0 - pad);
  y0 = Math.max(0, y0 - pad);
  const w = Math.min(width, x1 + pad) - x0;
  const h = Math.min(height, y1 + pad) - y0;
  const n = w * h;
  const R = new Float32Array(n), G = new Float32Array(n), B = new Float32Array(n), A = new Float32Array(n);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const p = ((y + y0) * width + x + x0) * 4;
      R[i] = px[p];
      G[i] = px[p + 1];
      B[i] = px[p + 2];
      A[i] = px[p + 3] / 255;
    }

  // noise map: local deviation of the high-pass, then the quietest of nine places around, so that edges drop out
  const hp = new Float32Array(n), sd = new Float32Array(n), tmp = new Float32Array(n), vari = new Float32Array(n);
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const g = (k) => (R[k] + G[k] + B[k]) / 3;
      const l = 4 * g(i) - g(i - 1) - g(i + 1) - g(i - w) - g(i + w);
      hp[i] = (l * l) / 20;
    }
  boxMean(hp, w, h, 3, sd, tmp);
  const quiet = hp;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let m = Infinity;
      for (let dy = -6; dy <= 6; dy += 6)
        for (let dx = -6; dx <= 6; dx += 6) {
          const v = sd[Math.min(h - 1, Math.max(0, y + dy)) * w + Math.min(w - 1, Math.max(0, x + dx))];
          if (v < m) m = v;
        }
      quiet[y * w + x] = Math.sqrt(m);
    }
  boxMean(quiet, w, h, 6, vari, tmp);
  for (let i = 0; i < n; i++) vari[i] = vari[i] * vari[i] + 0.06;

  const accR = new Float32Array(n), accG = new Float32Array(n), accB = new Float32Array(n), sum = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    accR[i] = R[i];
    accG[i] = G[i];
    accB[i] = B[i];
    sum[i] = 1;
  }
  const dist = new Float32Array(n), mean = new Float32Array(n);
  // half of the offsets: the weight between two pixels serves both
  for (let dy = 0; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      if (dy === 0 && dx <= 0) continue;
      const off = dy * w + dx;
      dist.fill(0);
      for (let y = 0; y < h - dy; y++) {
        const a = Math.max(0, -dx), b = Math.min(w, w - dx);
        for (let x = a; x < b; x++) {
          const i = y * w + x, j = i + off;
          const r = R[i] - R[j], g = G[i] - G[j], bl = B[i] - B[j];
          dist[i] = (r * r + g * g + bl * bl) / 3;
        }
      }
      boxMean(dist, w, h, 1, mean, tmp);
      const k2 = strength * strength * 2;
      for (let y = 0; y < h - dy; y++) {
        const a = Math.max(0, -dx), b = Math.min(w, w - dx);
        for (let x = a; x < b; x++) {
          const i = y * w + x, j = i + off;
          const v = Math.min(vari[i], vari[j]);
          const e = (mean[i] - 2 * v) / (k2 * v);
          if (e > 6) continue;
          const wt = e > 0 ? Math.exp(-e) : 1;
          const wi = wt * A[j], wj = wt * A[i];
          accR[i] += R[j] * wi;
          accG[i] += G[j] * wi;
          accB[i] += B[j] * wi;
          sum[i] += wi;
          accR[j] += R[i] * wj;
          accG[j] += G[i] * wj;
          accB[j] += B[i] * wj;
          sum[j] += wj;
        }
      }
    }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const p = ((y + y0) * width + x + x0) * 4;
      px[p] = Math.round(accR[i] / sum[i]);
      px[p + 1] = Math.round(accG[i] / sum[i]);
      px[p + 2] = Math.round(accB[i] / sum[i]);
    }
}
