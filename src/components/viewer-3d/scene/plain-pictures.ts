import { LinearFilter, LinearMipmapLinearFilter, type Texture } from "three";

/** Omits the mipmaps of a picture: averaging them takes a CPU most of a tenth of a second. */
export function leavePlain(picture: Texture): void {
  picture.generateMipmaps = false;
  picture.minFilter = LinearFilter;
}

/** Creates the omitted mipmaps, for the full resolution. */
export function soften(picture: Texture): void {
  if (picture.generateMipmaps) return;
  picture.generateMipmaps = true;
  picture.minFilter = LinearMipmapLinearFilter;
  picture.needsUpdate = true;
}
