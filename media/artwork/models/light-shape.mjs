// The same shape with fewer triangles, for browsers that draw by the processor: it takes as long as the triangles are many.
import { Logger, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { compactPrimitive, dequantize } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import { pack } from './shape-file.mjs';

await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
const io = new NodeIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]).registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });

/** Farthest (mm) a surface may move: a dot of a watch that is 800 dots high is as large. */
const ERROR = 0.06;
const NORMALS = [0.1, 0.1, 0.1];

/** @param bytes a GLB of packShape @returns { bytes, triangles } */
export async function lightShape(bytes) {
  const doc = await io.readBinary(new Uint8Array(bytes));
  doc.setLogger(new Logger(Logger.Verbosity.WARN));
  await doc.transform(dequantize());
  let triangles = 0;
  for (const node of doc.getRoot().listNodes()) {
    const millimetres = node.getScale()[0];
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const [position, normal] = ['POSITION', 'NORMAL'].map((name) => new Float32Array(primitive.getAttribute(name).getArray()));
      const index = new Uint32Array(primitive.getIndices().getArray());
      const error = ERROR / millimetres / MeshoptSimplifier.getScale(position, 3);
      const [thinned] = MeshoptSimplifier.simplifyWithAttributes(index, position, 3, normal, 3, NORMALS, null, 0, error);
      // What would vanish stays: a dot of lume is smaller than the error.
      const kept = thinned.length > 0 ? thinned : index;
      triangles += kept.length / 3;
      primitive.getIndices().setArray(kept);
      compactPrimitive(primitive);
    }
  }
  return { bytes: await pack(io, doc), triangles };
}
