import { MeshStandardMaterial, type Material, type Mesh, type Texture } from "three";
import { draftMaterial } from "./draft-material";
import { placeInWatch } from "./shading";

/** A part in two forms: as it is, and in one that a processor draws quickly. */
export interface Drafted {
  readonly show: (isDraft: boolean) => void;
  readonly dispose: () => void;
}

/** Makes the quick form of a part, whose materials are ready. @param light what it stands in, see flatBoxes */
export function draftPart(meshes: readonly Mesh[], light: Texture, fades: boolean): Drafted {
  const made = new Map<Material, Material>();
  const forms = meshes.flatMap((mesh) => {
    const { material } = mesh;
    if (Array.isArray(material) || !(material instanceof MeshStandardMaterial)) return [];
    const draft =
      made.get(material) ?? draftMaterial(material, light, fades ? placeInWatch(mesh) : undefined);
    made.set(material, draft);
    return [{ mesh, full: material, draft }];
  });
  return {
    show(isDraft) {
      for (const { mesh, full, draft } of forms) mesh.material = isDraft ? draft : full;
    },
    dispose() {
      for (const material of made.values()) material.dispose();
    },
  };
}
