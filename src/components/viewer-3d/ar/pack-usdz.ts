import { Mesh, MeshStandardMaterial, type Object3D } from "three";
import { USDZExporter } from "three/addons/exporters/USDZExporter.js";

/** px; Apple's viewer has no limit, a phone's memory has. */
const maxTextureSize = 1024;

/** Opaque textures are sent as JPEG, a fifth of the bytes. */
function chooseFormats(thing: Object3D): void {
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    for (const material of [part.material].flat()) {
      if (!(material instanceof MeshStandardMaterial) || material.transparent) continue;
      const { map, normalMap, roughnessMap, metalnessMap } = material;
      for (const texture of [map, normalMap, roughnessMap, metalnessMap]) {
        if (texture) texture.userData.mimeType = "image/jpeg";
      }
    }
  });
}

/** A model in metres as a USDZ for Apple's viewer. */
export async function packUsdz(thing: Object3D): Promise<Blob> {
  chooseFormats(thing);
  thing.updateMatrixWorld(true);
  const bytes = await new USDZExporter().parseAsync(thing, { quickLookCompatible: true, maxTextureSize });
  return new Blob([new Uint8Array(bytes)], { type: "model/vnd.usdz+zip" });
}
