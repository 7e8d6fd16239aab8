// One shape as a GLB: a node per moving piece, a primitive per material; no materials, since colour is no geometry.
import { Document, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { quantize, reorder } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptDecoder } from 'meshoptimizer';
import { weld } from './raw-shape.mjs';
import { tangentsOf } from './tangents.mjs';
import { thinOut } from './thin-out.mjs';

await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
const io = new NodeIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]).registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });

/** Texture coordinates (mm) to 0..1 of the picture; v runs down. Half a strap is the other one turned; stripes go on. */
function placeUv(uv, { size: [w, h], low = -h / 2, turned = false }) {
  const out = new Float32Array(uv.length);
  for (let i = 0; i < uv.length; i += 2) {
    const s = turned && uv[i + 1] < 0 ? -1 : 1;
    out[i] = Math.min(1, Math.max(0, ((turned === 'striped' ? 1 : s) * uv[i]) / w + 0.5));
    out[i + 1] = Math.min(1, Math.max(0, 1 - (s * uv[i + 1] - low) / h));
  }
  return out;
}

/** Sorts and rounds the numbers of a document for as few bytes as may be. */
export const order = (doc) =>
  doc.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ quantizePosition: 14, quantizeNormal: 11, quantizeTexcoord: 14, quantizationVolume: 'mesh', pattern: /^(POSITION|NORMAL|TANGENT|TEXCOORD_0)$/ }),
  );

/** @returns the packed bytes of what has been ordered */
export function write(io, doc) {
  doc.createExtension(EXTMeshoptCompression).setRequired(true).setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  return io.writeBinary(doc);
}

/** @param places per material: how its picture lies, undefined where there is none
 *  @param mosts per material: most triangles it may have, undefined where only the part's own budget counts
 *  @returns { bytes, triangles } */
export async function packShape(raw, places, most, mosts = []) {
  const doc = new Document();
  const buffer = doc.createBuffer();
  const scene = doc.createScene();
  const meshes = new Map();
  const whole = raw.reduce((sum, { position }) => sum + position.length / 9, 0);
  // A strap of leather is two pieces of stuff along one edge.
  const keepsEdges = places.some((place) => place?.turned);
  let triangles = 0;
  for (const one of raw) {
    const place = places[one.slot];
    const placed = { ...one, uv: one.uv && place ? placeUv(one.uv, place) : undefined };
    const share = Math.min(mosts[one.slot] ?? Infinity, Math.max(60, Math.floor((most * one.position.length) / 9 / whole)));
    const mesh = thinOut(weld(placed), share, keepsEdges);
    if (!mesh.index.length) continue;
    triangles += mesh.index.length / 3;
    const put = (type, array) => doc.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const primitive = doc.createPrimitive().setExtras({ slot: one.slot }).setIndices(put('SCALAR', mesh.position.length / 3 < 65_535 ? new Uint16Array(mesh.index) : new Uint32Array(mesh.index)));
    primitive.setAttribute('POSITION', put('VEC3', mesh.position)).setAttribute('NORMAL', put('VEC3', mesh.normal));
    if (mesh.uv) primitive.setAttribute('TEXCOORD_0', put('VEC2', mesh.uv));
    // Leather looks the same along and across; its tangents would be a tenth of its bytes.
    if (mesh.uv && !place.turned) primitive.setAttribute('TANGENT', put('VEC4', tangentsOf(mesh)));
    if (!meshes.has(one.piece)) {
      const made = doc.createMesh(one.piece);
      meshes.set(one.piece, made);
      scene.addChild(doc.createNode(one.piece).setMesh(made));
    }
    meshes.get(one.piece).addPrimitive(primitive);
  }
  await order(doc);
  return { bytes: await write(io, doc), triangles };
}
