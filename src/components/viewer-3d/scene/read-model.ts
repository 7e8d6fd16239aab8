import { Texture, TextureLoader, type Group } from "three";
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from "three/addons/loaders/GLTFLoader.js";
// The library's own decoder without WebAssembly, which the pages' content policy forbids. It takes 50 ms for a watch.
import { MeshoptDecoder } from "meshoptimizer/reference";
import { unpackPicture } from "./unpack-picture";

/** As an image, since the content policy forbids scripts to fetch blob URLs; and decoded before its use. */
class PictureLoader extends TextureLoader {
  constructor(
    manager: GLTFParser["options"]["manager"],
    readonly isSlow: boolean,
  ) {
    super(manager);
  }

  override load(
    url: string,
    onLoad?: (texture: Texture<HTMLImageElement>) => void,
    onProgress?: (event: ProgressEvent) => void,
    onError?: (error: unknown) => void,
  ): Texture<HTMLImageElement> {
    const ready = async (texture: Texture<HTMLImageElement>) => {
      await texture.image.decode();
      if (this.isSlow) await unpackPicture(texture);
      onLoad?.(texture);
    };
    return super.load(url, (texture) => void ready(texture).catch(onError), onProgress, onError);
  }
}

/** Another use of a picture that the graphics processor may have already: it is not uploaded again. */
function shared({ source }: Texture): Texture {
  const texture = new Texture();
  texture.source = source;
  texture.flipY = false;
  texture.version = 1;
  return texture;
}

/** Pictures are identified by their names, which are hashes of their content: each is unpacked once. */
function keepPictures(parser: GLTFParser, kept: Map<string, Promise<Texture>>): GLTFLoaderPlugin {
  const name = "EXT_texture_webp";
  return {
    name,
    loadTexture(place) {
      const { source } = parser.json.textures[place].extensions[name];
      const picture: string | undefined = parser.json.images[source].name;
      const known = picture === undefined ? undefined : kept.get(picture);
      if (known) return known.then(shared);
      const read = parser.loadTextureImage(place, source, parser.textureLoader).then((texture) => {
        if (!texture) throw new Error("A picture of the model can't be read.");
        return texture;
      });
      if (picture !== undefined) kept.set(picture, read);
      return read;
    },
  };
}

/** The objects of a GLB; rejects where it can't be read. */
export type ReadModel = (bytes: ArrayBuffer) => Promise<Group>;

/** @param isSlow whether rendering is done in software */
export function createModelReader(isSlow: boolean): ReadModel {
  const kept = new Map<string, Promise<Texture>>();
  const loader = new GLTFLoader();
  loader.setMeshoptDecoder(MeshoptDecoder);
  loader.register((parser) => {
    parser.textureLoader = new PictureLoader(parser.options.manager, isSlow);
    return keepPictures(parser, kept);
  });
  return async (bytes) => (await loader.parseAsync(bytes, "")).scene;
}
