// The same shape with fewer triangles, for browsers that draw by the processor: it takes as long as the triangles are many.
import { Logger, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { compactPrimitive, dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import { order, write } from './shape-file.mjs';

await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
const io = new NodeIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]).registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });

/** Farthest (mm) a surface may move: a dot of a watch that is 800 dots high is as large, one of a moving watch twice as large, and nobody looks long at where an edge is. */
const ERRORS = { still: 0.06, moving: 0.3 };
/** Share of the triangles above which a form of its own is not worth its bytes. */
const WORTH = 0.8;
const NORMALS = [0.1, 0.1, 0.1];

function floatsOf(accessor) {
  const out = [];
  for (let i = 0; i < accessor.getCount(); i += 1) out.push(...accessor.getElement(i, []));
  return new Float32Array(out);
}

/** @param form which of ERRORS @returns indices of the triangles that are left */
function thinned(primitive, millimetres, form) {
  const [position, normal] = ['POSITION', 'NORMAL'].map((name) => floatsOf(primitive.getAttribute(name)));
  const index = new Uint32Array(primitive.getIndices().getArray());
  const error = ERRORS[form] / millimetres / MeshoptSimplifier.getScale(position, 3);
  // Over an edge too, unless a picture is cut there; what is only brushed has tangents, and loses its brushing while it moves.
  const isCut = primitive.getAttribute('TEXCOORD_0') && !(form === 'moving' && primitive.getAttribute('TANGENT'));
  const flags = isCut ? [] : ['Permissive'];
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(index, position, 3, normal, 3, NORMALS, null, 0, error, flags);
  // What would vanish stays: a dot of lume is smaller than the error.
  return kept.length > 0 ? kept : index;
}

/** Of each node's mesh, with mm per unit. */
const primitivesIn = (doc) =>
  doc
    .getRoot()
    .listNodes()
    .flatMap((node) => (node.getMesh()?.listPrimitives() ?? []).map((primitive) => ({ primitive, mesh: node.getMesh(), millimetres: node.getScale()[0] })));

/** The same corners with still fewer triangles, as a second primitive that says what it is. */
function addMoving({ primitive, mesh, millimetres }) {
  const still = primitive.getIndices();
  const index = thinned(primitive, millimetres, 'moving');
  if (index.length > still.getCount() * WORTH) return;
  const indices = still.clone().setArray(new (still.getArray().constructor)(index));
  mesh.addPrimitive(primitive.clone().setIndices(indices).setExtras({ ...primitive.getExtras(), moving: true }));
}

/** @param bytes a GLB of packShape @returns { bytes, triangles } of the still form, which holds the moving one */
export async function lightShape(bytes) {
  const doc = await io.readBinary(new Uint8Array(bytes));
  doc.setLogger(new Logger(Logger.Verbosity.WARN));
  await doc.transform(dequantize());
  let triangles = 0;
  for (const { primitive, millimetres } of primitivesIn(doc)) {
    const kept = thinned(primitive, millimetres, 'still');
    triangles += kept.length / 3;
    primitive.getIndices().setArray(kept);
    compactPrimitive(primitive);
  }
  await order(doc);
  for (const each of primitivesIn(doc)) addMoving(each);
  return { bytes: await write(io, doc), triangles };
}
