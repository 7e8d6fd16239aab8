// The same shape with fewer triangles, for browsers that draw by the processor: it takes as long as the triangles are many.
import { Logger, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { compactPrimitive, dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import { pack } from './shape-file.mjs';

await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
const io = new NodeIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]).registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });

/** Farthest (mm) a surface may move: a dot of a watch that is 800 dots high is as large. */
const ERROR = 0.1;
/** A bracelet's links are small and many, and lie away from where one looks. */
const STRAP_ERROR = 0.15;
const NORMALS = [0.1, 0.1, 0.1];

/** @param bytes a GLB of packShape @param part what it is of @returns { bytes, triangles } */
export async function lightShape(bytes, part) {
  const doc = await io.readBinary(new Uint8Array(bytes));
  doc.setLogger(new Logger(Logger.Verbosity.WARN));
  await doc.transform(dequantize());
  let triangles = 0;
  for (const node of doc.getRoot().listNodes()) {
    const millimetres = node.getScale()[0];
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const [position, normal] = ['POSITION', 'NORMAL'].map((name) => new Float32Array(primitive.getAttribute(name).getArray()));
      const index = new Uint32Array(primitive.getIndices().getArray());
      const error = (part === 'strap' ? STRAP_ERROR : ERROR) / millimetres / MeshoptSimplifier.getScale(position, 3);
      // Over an edge too, unless a picture is cut there.
      const flags = primitive.getAttribute('TEXCOORD_0') ? [] : ['Permissive'];
      const [thinned] = MeshoptSimplifier.simplifyWithAttributes(index, position, 3, normal, 3, NORMALS, null, 0, error, flags);
      // What would vanish stays: a dot of lume is smaller than the error.
      const kept = thinned.length > 0 ? thinned : index;
      triangles += kept.length / 3;
      primitive.getIndices().setArray(kept);
      compactPrimitive(primitive);
    }
  }
  return { bytes: await pack(io, doc), triangles };
}
