import { MeshStandardMaterial, type Material, type Mesh, type ShaderMaterial, type Texture } from "three";
import { draftMaterial } from "./draft-material";
import { leavePlain, soften } from "./plain-pictures";
import { placeInWatch } from "./shading";

/** A part in two forms: the full one, and one for fast software rendering. */
export interface Drafted {
  readonly show: (isDraft: boolean) => void;
  readonly dispose: () => void;
}

/** Name of a shape's form with fewer triangles, of the same corners, in its file. */
const isMoving = ({ geometry }: Mesh): boolean => geometry.userData.moving === true;
const cornersOf = ({ geometry }: Mesh) => geometry.attributes.position;

/**
 * Makes the low-resolution form of a part, whose materials are ready. Meshes with fewer triangles are removed from
 * the part: each replaces the mesh it is a form of.
 * @param light its environment, see flatBoxes
 */
export function draftPart(meshes: readonly Mesh[], light: Texture, fades: boolean): Drafted {
  const made = new Map<Material, ShaderMaterial>();
  const moving = meshes.filter(isMoving);
  for (const mesh of moving) mesh.removeFromParent();
  const forms = meshes.flatMap((mesh) => {
    const { material, geometry } = mesh;
    if (isMoving(mesh) || Array.isArray(material) || !(material instanceof MeshStandardMaterial)) return [];
    const draft =
      made.get(material) ?? draftMaterial(material, light, fades ? placeInWatch(mesh) : undefined);
    made.set(material, draft);
    if (material.map) leavePlain(material.map);
    const few = moving.find((other) => cornersOf(other) === cornersOf(mesh))?.geometry ?? geometry;
    return [{ mesh, full: { material, geometry }, draft: { material: draft, geometry: few } }];
  });
  return {
    show(isDraft) {
      for (const { mesh, full, draft } of forms) {
        Object.assign(mesh, isDraft ? draft : full);
        if (!isDraft && full.material.map) soften(full.material.map);
      }
    },
    dispose() {
      // Shader programs stay, as those of the full form do.
      for (const { uniforms } of made.values()) uniforms.told?.value?.dispose();
      for (const { geometry } of moving) geometry.dispose();
    },
  };
}
