import { DataTexture, Mesh, MeshBasicMaterial, PlaneGeometry, RedFormat } from "three";
import { ease } from "./framing";
import { angleFromFront, type Pose } from "./pose";

/** Dots across the picture of a shadow. */
const dots = 64;
/** Its darkness in the middle. */
const darkest = 0.4;
/** mm: half the height and half the depth of a closed watch, and the width of its strap. */
const [high, deep, wide] = [37, 18, 19];
/** mm that a shadow extends beyond its object. */
const soft = 6;
/** Degrees from the front, where the picture has a shadow of its own, to where the watch is on the ground. */
const stands = 30;
/** Degrees of tilt at which it no longer stands, and over which the shadow fades. */
const [leans, falls] = [12, 18];
const radians = Math.PI / 180;

/** A round spot that fades outwards, brightest in the middle. */
function drawSpot(): DataTexture {
  const spot = Uint8Array.from({ length: dots * dots }, (_, place) => {
    const [x, y] = [place % dots, Math.floor(place / dots)].map((at) => ((at + 0.5) / dots) * 2 - 1);
    return 255 * ease(Math.max(0, 1 - Math.hypot(x ?? 1, y ?? 1)));
  });
  const picture = new DataTexture(spot, dots, dots, RedFormat);
  picture.needsUpdate = true;
  return picture;
}

/** Darkness of the shadow, 0 to 1: seen from the front a watch hangs in the air, turned it stands on its strap. */
export function shadowStrength(pose: Pose): number {
  const turned = ease(Math.min(1, angleFromFront(pose) / stands));
  const leaning = Math.min(1, Math.max(0, (Math.abs(pose.pitch) - leans) / falls));
  return turned * (1 - ease(leaning));
}

export interface GroundShadow {
  readonly mesh: Mesh;
  /** At the place where the watch would stand. */
  readonly follow: (pose: Pose) => void;
  readonly dispose: () => void;
}

/** The shadow of a watch on the ground. */
export function createGroundShadow(): GroundShadow {
  const spot = drawSpot();
  const material = new MeshBasicMaterial({ color: 0, alphaMap: spot, transparent: true, depthWrite: false });
  material.onBeforeCompile = (shader) => {
    // The spot needs one channel only; three reads the green one.
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <alphamap_fragment>",
      "diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).r;",
    );
  };
  const mesh = new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), material);
  mesh.renderOrder = -1;
  return {
    mesh,
    follow(pose) {
      const strength = shadowStrength(pose);
      mesh.visible = strength > 0;
      material.opacity = darkest * strength;
      const [across, along] = [
        Math.abs(Math.sin(pose.yaw * radians)),
        Math.abs(Math.cos(pose.yaw * radians)),
      ];
      const lean = pose.pitch * radians;
      mesh.position.y = -Math.hypot(high * Math.cos(lean), deep * Math.sin(lean));
      mesh.scale.set(across * deep + along * (wide / 2) + soft, 1, along * deep + across * (wide / 2) + soft);
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
      spot.dispose();
    },
  };
}
