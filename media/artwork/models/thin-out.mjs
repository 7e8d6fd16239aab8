// Fewer triangles where nobody sees the difference.
import { MeshoptSimplifier } from 'meshoptimizer';

await MeshoptSimplifier.ready;
/** Farthest (mm) a surface may move, for the smallest and the largest saving. */
const FINE = 0.004;
const COARSE = 0.12;

function interleave(normal, uv) {
  const width = uv ? 5 : 3;
  const out = new Float32Array((normal.length / 3) * width);
  for (let i = 0; i < normal.length / 3; i++) {
    for (let k = 0; k < 3; k++) out[i * width + k] = normal[i * 3 + k];
    if (uv) for (let k = 0; k < 2; k++) out[i * width + 3 + k] = uv[i * 2 + k];
  }
  return { attributes: out, width, weights: uv ? [0.3, 0.3, 0.3, 0.05, 0.05] : [0.3, 0.3, 0.3] };
}

function compact(mesh, index) {
  const [remap, count] = MeshoptSimplifier.compactMesh(index);
  const pick = (a, w) => {
    if (!a) return undefined;
    const out = new Float32Array(count * w);
    for (let i = 0; i < remap.length; i++) if (remap[i] !== 0xffffffff) for (let k = 0; k < w; k++) out[remap[i] * w + k] = a[i * w + k];
    return out;
  };
  return { position: pick(mesh.position, 3), normal: pick(mesh.normal, 3), uv: pick(mesh.uv, 2), index };
}

/**
 * First without visible change; if `most` triangles are not reached, with as much error as it takes, up to COARSE.
 * @param keepsEdges corners along its edges stay, where another mesh goes on from them: a gap would let the ground through
 */
export function thinOut(mesh, most, keepsEdges) {
  const { attributes, width, weights } = interleave(mesh.normal, mesh.uv);
  const extent = MeshoptSimplifier.getScale(mesh.position, 3);
  const flags = keepsEdges ? ['LockBorder'] : [];
  const run = (target, error) => MeshoptSimplifier.simplifyWithAttributes(mesh.index, mesh.position, 3, attributes, width, weights, null, target * 3, error / extent, flags)[0];
  const free = run(0, FINE);
  const index = free.length / 3 <= most ? free : run(most, COARSE);
  return compact(mesh, index);
}
