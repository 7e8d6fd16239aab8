import { TextureLoader, type Group, type Texture } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
// The library's own decoder without WebAssembly, which the pages' content policy does not let run. It takes 50 ms for a watch.
import { MeshoptDecoder } from "meshoptimizer/reference";

/** As an image, since the content policy lets no script fetch what it has made itself; and ready before it is needed. */
class PictureLoader extends TextureLoader {
  override load(
    url: string,
    onLoad?: (texture: Texture<HTMLImageElement>) => void,
    onProgress?: (event: ProgressEvent) => void,
    onError?: (error: unknown) => void,
  ): Texture<HTMLImageElement> {
    return super.load(
      url,
      (texture) => void texture.image.decode().then(() => onLoad?.(texture), onError),
      onProgress,
      onError,
    );
  }
}

const loader = new GLTFLoader();
loader.setMeshoptDecoder(MeshoptDecoder);
loader.register((parser) => {
  parser.textureLoader = new PictureLoader(parser.options.manager);
  return { name: "PICTURES" };
});

/** The things of a GLB. @returns rejects where it can't be read */
export async function readModel(bytes: ArrayBuffer): Promise<Group> {
  const { scene } = await loader.parseAsync(bytes, "");
  return scene;
}
