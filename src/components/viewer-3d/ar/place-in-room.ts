import {
  Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  type Object3D,
  type WebGLRenderer,
} from "three";

interface Room {
  readonly renderer: WebGLRenderer;
  /** In metres, standing on its own ground. */
  readonly thing: Object3D;
  readonly light: Scene["environment"];
  /** Overlays the camera picture. */
  readonly overlay: HTMLElement;
}

/** m, of the ring that shows where a touch would put it */
const [inner, outer] = [0.028, 0.03];

/**
 * Shows a model through the camera, at its true size: where the device finds a surface, a touch places it there.
 * @returns when it has been closed; rejects where the camera can't be had
 */
export async function placeInRoom({ renderer, thing, light, overlay }: Room): Promise<void> {
  const session = await navigator.xr?.requestSession("immersive-ar", {
    requiredFeatures: ["hit-test"],
    optionalFeatures: ["dom-overlay"],
    domOverlay: { root: overlay },
  });
  if (!session) throw new Error("This browser shows nothing through the camera.");
  const scene = new Scene();
  scene.environment = light;
  const camera = new PerspectiveCamera();
  const ring = new Mesh(new RingGeometry(inner, outer, 48).rotateX(-Math.PI / 2), new MeshBasicMaterial());
  const aim = new Group().add(ring);
  aim.visible = thing.visible = false;
  scene.add(aim, thing);

  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType("local");
  await renderer.xr.setSession(session);
  const viewer = await session.requestReferenceSpace("viewer");
  const hits = await session.requestHitTestSource?.({ space: viewer });
  session.addEventListener("select", () => {
    if (!aim.visible) return;
    thing.position.copy(aim.position);
    // Its dial faces the user who placed it.
    thing.rotation.y = Math.atan2(camera.position.x - aim.position.x, camera.position.z - aim.position.z);
    thing.visible = true;
  });
  renderer.setAnimationLoop((_, frame: XRFrame | undefined) => {
    const space = renderer.xr.getReferenceSpace();
    const found = frame && hits && space ? frame.getHitTestResults(hits)[0]?.getPose(space) : undefined;
    aim.visible = found !== undefined;
    if (found) aim.position.setFromMatrixPosition(aim.matrix.fromArray(found.transform.matrix));
    renderer.render(scene, camera);
  });
  await new Promise<void>((resolve) => session.addEventListener("end", () => resolve(), { once: true }));
  renderer.setAnimationLoop(null);
  renderer.xr.enabled = false;
  ring.geometry.dispose();
  ring.material.dispose();
}
