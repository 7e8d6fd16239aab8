import type { Camera, Scene, WebGLRenderer } from "three";

/**
 * Shows parts in full up to the first that needs a program of its own, and compiles that; parts that need none are
 * drawn with it.
 * @param refine shows one more part in full; false where all were
 * @returns whether something is left to draw before all are shown
 */
export async function showNext(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  refine: () => boolean,
): Promise<boolean> {
  const programs = () => renderer.info.programs?.length;
  const known = programs();
  do {
    if (!refine()) return false;
    renderer.compile(scene, camera);
  } while (programs() === known);
  await renderer.compileAsync(scene, camera);
  return true;
}
