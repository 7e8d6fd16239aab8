// Tangents along the texture's u, so that grain and engraving catch light the right way in every viewer.
const sub = (p, a, b) => [0, 1, 2].map((k) => p[b * 3 + k] - p[a * 3 + k]);

export function tangentsOf({ position, normal, uv, index }) {
  const count = position.length / 3;
  const along = new Float64Array(count * 3);
  const upwards = new Float64Array(count * 3);
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = index.subarray(t, t + 3);
    const [e1, e2] = [sub(position, a, b), sub(position, a, c)];
    const [u1, v1, u2, v2] = [uv[b * 2] - uv[a * 2], uv[a * 2 + 1] - uv[b * 2 + 1], uv[c * 2] - uv[a * 2], uv[a * 2 + 1] - uv[c * 2 + 1]];
    const turn = Math.sign(u1 * v2 - u2 * v1);
    for (const i of [a, b, c])
      for (let k = 0; k < 3; k++) {
        along[i * 3 + k] += turn * (e1[k] * v2 - e2[k] * v1);
        upwards[i * 3 + k] += turn * (e2[k] * u1 - e1[k] * u2);
      }
  }
  const out = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const n = normal.subarray(i * 3, i * 3 + 3);
    const flat = (v) => {
      const d = v[0] * n[0] + v[1] * n[1] + v[2] * n[2];
      const r = [0, 1, 2].map((k) => v[k] - d * n[k]);
      const l = Math.hypot(...r);
      return l > 1e-12 ? r.map((x) => x / l) : undefined;
    };
    const t = flat(along.subarray(i * 3, i * 3 + 3)) ?? flat([1, 0, 0]) ?? flat([0, 1, 0]);
    const cross = [n[1] * t[2] - n[2] * t[1], n[2] * t[0] - n[0] * t[2], n[0] * t[1] - n[1] * t[0]];
    const b = upwards.subarray(i * 3, i * 3 + 3);
    out.set([...t, cross[0] * b[0] + cross[1] * b[1] + cross[2] * b[2] < 0 ? -1 : 1], i * 4);
  }
  return out;
}
